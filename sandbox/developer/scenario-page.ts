import { html, raw } from 'hono/html';
import { PROVIDER_FAILURES, type Scenario } from '#sandbox/kernel/scenarios/scenario.ts';
import { htmlPage } from './html-page.ts';

const ALL_MERCHANTS = '*';
const SEALING = ['accepted', 'required', 'off'] as const;
const REFUSALS = ['none', 'non_member', 'non_agent', 'ip_blocked', 'region_blocked'] as const;

const checkbox = (name: string, label: string, on: boolean) =>
  html`<label class="tick"><input type="checkbox" name="${name}" value="1" ${on ? 'checked' : ''} /> ${label}</label>`;
const option = (value: string, selected: boolean) => html`<option ${selected ? 'selected' : ''}>${value}</option>`;
const formatFailing = (scenario: Scenario): string =>
  Object.entries(scenario.failing)
    .map(([name, status]) => `${name} ${status}`)
    .join('\n');
const joinLines = (items: readonly string[]): string => items.join('\n');

const formatEnd = (scenario: Scenario): string => {
  const end = scenario.maintenance?.endTime ?? null;
  return end === null ? '' : new Date(end).toISOString().slice(0, 16);
};

const form = (merchant: string, scenario: Scenario) =>
  html`<form method="post" action="/sandbox/scenario">
    <input type="hidden" name="merchant" value="${merchant}" />
    <fieldset>
      <legend>Availability</legend>
      ${checkbox('maintenance', 'Maintenance', scenario.maintenance !== null)}
      <label
        >Until (UTC, may be empty)<input type="datetime-local" name="endTime" value="${formatEnd(scenario)}"
      /></label>
      ${checkbox('regionBlock', 'Region blocked', scenario.regionBlock)}
    </fieldset>
    <fieldset>
      <legend>Network</legend>
      <label
        >Every answer waits (ms)<input type="number" name="slowMs" min="0" max="60000" value="${scenario.slowMs}"
      /></label>
      <label
        >Failing calls, one a line: name and status, * for all
        <textarea name="failing" rows="3" placeholder="account.balance 500">${formatFailing(scenario)}</textarea>
      </label>
      <label
        >Malformed answers, one call a line<textarea name="malformed" rows="2">
${joinLines(scenario.malformed)}</textarea>
      </label>
      <label
        >Connection breaks in the answer, one call a line<textarea name="reset" rows="2">
${joinLines(scenario.reset)}</textarea>
      </label>
    </fieldset>
    <fieldset>
      <legend>Login and sealing</legend>
      ${checkbox('captchaAlways', 'Every login needs the captcha', scenario.captchaAlways)}
      ${checkbox('humanRequired', 'Login by name, registration and codes want a human verification', scenario.humanRequired)}
      ${checkbox('unknownAddress', 'Every login by password comes from an unknown address', scenario.unknownAddress)}
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
${joinLines(scenario.modulesOff)}</textarea>
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
    >${code === ALL_MERCHANTS ? 'everybody' : code}</a
  >`;

/** Renders the form for the scenario of one merchant, or of all merchants without their own scenario. */
export const scenarioPage = (merchant: string, scenario: Scenario, merchants: readonly string[]): Promise<Response> =>
  htmlPage(
    '/sandbox/scenario',
    'Scenario',
    'What shall go wrong, and for whom. It holds until it is set back or the sandbox stops.',
    html`<nav class="card" aria-label="Merchant">
        ${[ALL_MERCHANTS, ...merchants].map((code) => link(code, code === merchant))}
      </nav>
      ${form(merchant, scenario)}`,
  );
