import { html, raw } from 'hono/html';
import { PROVIDER_FAILURES } from '../scenarios/scenario.ts';
import type { Scenario } from '../scenarios/scenario.ts';
import { htmlPage } from './html-page.ts';

const EVERYBODY = '*';
const SEALING = ['accepted', 'required', 'off'] as const;
const REFUSALS = ['none', 'non_member', 'non_agent', 'ip_blocked', 'region_blocked'] as const;

const tick = (name: string, label: string, on: boolean) =>
  html`<label class="tick"><input type="checkbox" name="${name}" value="1" ${on ? 'checked' : ''} /> ${label}</label>`;
const option = (value: string, selected: boolean) => html`<option ${selected ? 'selected' : ''}>${value}</option>`;
const failing = (scenario: Scenario): string =>
  Object.entries(scenario.failing)
    .map(([name, status]) => `${name} ${status}`)
    .join('\n');
const lines = (items: readonly string[]): string => items.join('\n');

const endOf = (scenario: Scenario): string => {
  const end = scenario.maintenance?.endTime ?? null;
  return end === null ? '' : new Date(end).toISOString().slice(0, 16);
};

const form = (merchant: string, scenario: Scenario) =>
  html`<form method="post" action="/sandbox/scenario">
    <input type="hidden" name="merchant" value="${merchant}" />
    <fieldset>
      <legend>Doors</legend>
      ${tick('maintenance', 'Maintenance', scenario.maintenance !== null)}
      <label>Until (UTC, may be empty)<input type="datetime-local" name="endTime" value="${endOf(scenario)}" /></label>
      ${tick('regionBlock', 'Region blocked', scenario.regionBlock)}
    </fieldset>
    <fieldset>
      <legend>Network</legend>
      <label
        >Every answer waits (ms)<input type="number" name="slowMs" min="0" max="60000" value="${scenario.slowMs}"
      /></label>
      <label
        >Failing calls, one a line: name and status, * for all
        <textarea name="failing" rows="3" placeholder="account.balance 500">${failing(scenario)}</textarea>
      </label>
      <label
        >Malformed answers, one call a line<textarea name="malformed" rows="2">${lines(scenario.malformed)}</textarea>
      </label>
      <label
        >Connection breaks in the answer, one call a line<textarea name="reset" rows="2">
${lines(scenario.reset)}</textarea>
      </label>
    </fieldset>
    <fieldset>
      <legend>Login and sealing</legend>
      ${tick('captchaAlways', 'Every login needs the captcha', scenario.captchaAlways)}
      ${tick('humanRequired', 'Login by name, registration and codes want a human verification', scenario.humanRequired)}
      ${tick('unknownAddress', 'Every login by password comes from an unknown address', scenario.unknownAddress)}
      <label
        >Right logins are refused as<select name="loginRefusal">
          ${REFUSALS.map((reason) => option(reason, reason === scenario.loginRefusal))}
        </select></label
      >
      <label
        >The phone provider fails with<select name="phoneFailure">
          ${PROVIDER_FAILURES.map((failure) => option(failure, failure === scenario.phoneFailure))}
        </select></label
      >
      <label
        >Modules that are off, one a line<textarea name="modulesOff" rows="2" placeholder="PWDEXPFORCECHANGE3">
${lines(scenario.modulesOff)}</textarea>
      </label>
      <label
        >Sealed bodies<select name="sealing">
          ${SEALING.map((mode) => option(mode, mode === scenario.sealing))}
        </select></label
      >
    </fieldset>
    <div class="actions">
      <button type="submit" name="do" value="set">Set</button>
      <button class="quiet" type="submit" name="do" value="calm">Back to normal</button>
      <button class="quiet" type="submit" name="do" value="clearLocks">Clear locks and limits</button>
    </div>
  </form>`;

const link = (code: string, isHere: boolean) =>
  html`<a href="/sandbox/scenario?merchant=${encodeURIComponent(code)}" ${isHere ? raw('aria-current="page"') : ''}
    >${code === EVERYBODY ? 'everybody' : code}</a
  >`;

/** The scenario of one merchant, or of all that have none of their own, as a form. */
export const scenarioPage = (merchant: string, scenario: Scenario, merchants: readonly string[]): Promise<Response> =>
  htmlPage(
    '/sandbox/scenario',
    'Scenario',
    'What shall go wrong, and for whom. It holds until it is set back or the sandbox stops.',
    html`<nav class="card" aria-label="Merchant">
        ${[EVERYBODY, ...merchants].map((code) => link(code, code === merchant))}
      </nav>
      ${form(merchant, scenario)}`,
  );
