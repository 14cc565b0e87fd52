import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { Problem } from '#schemas/problem.ts';
import { smsNoLogin } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { openLogin, put, type Part } from '../journeys/steps.ts';
import { playModel } from './play-model.tsx';
import '#src/features/auth/auth-flows.ts';
import '#src/features/auth/sms-login-fields.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
}, 60_000);
afterEach(() => void vi.useRealTimers());
afterAll(async () => void (await sandbox.close()));

const PATIENCE = { timeout: 20_000 };
const MINUTE_MS = 60_000;
/** So short that the wait itself can be waited for. */
const SHORT_MINUTES = 0.03;
let phones = 0;

interface World {
  readonly site: OpenSite;
  readonly part: Part;
  release: () => void;
}

const button = ({ part }: World): HTMLElement => part.getByRole('button', { name: /^(Send code|\d+ s)$/ });
const problem = new Problem({ code: 'internal', status: 500, message: '' });

playModel<World>({
  name: 'sms code',
  ids: '[sms-code.timer.start] [sms-code.timer.end] [sms-code.refused] [sms-code.failure] [sms-code.throttle]',
  story: {
    machine: smsCodeMachine,
    keyOf: () => '',
    events: [
      { type: 'code.send', to: { mobileNum: '', countryDialingCode: '' } },
      { type: 'clock.check', now: Number.MAX_SAFE_INTEGER },
      { type: 'xstate.done.actor.0.smsCode.sending', output: { waitMs: MINUTE_MS, readyAt: 0 } },
      { type: 'xstate.error.actor.0.smsCode.sending', error: problem },
      { type: 'xstate.after.throttle.smsCode.refused' },
      { type: 'xstate.after.waitingTime.smsCode.waiting' },
    ],
  },
  begin: async () => {
    const site = await openSite(sandbox);
    await site.stores.auth.flows();
    const part = await openLogin(site);
    await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
    await put(site, await part.findByRole('textbox', { name: /Mobile number/ }, PATIENCE), `91755504${String((phones += 1)).padStart(2, '0')}`);
    return { site, part: within(screen.getByRole('dialog', { name: 'Log in' })), release: () => undefined };
  },
  act: {
    'code.send': async (world) => {
      world.release = world.site.hold(smsNoLogin.path);
      await world.site.user.click(button(world));
    },
    'sending.done': async ({ site, release }) => {
      site.fail(smsNoLogin.path, { value: { expiredMinutes: SHORT_MINUTES } });
      release();
    },
    'sending.error': async ({ site, release }) => {
      site.fail(smsNoLogin.path, { status: 500, untouched: true });
      release();
      await site.user.click(await screen.findByRole('button', { name: 'OK' }, PATIENCE));
    },
    'clock.check': async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + MINUTE_MS });
    },
    'refused.after': () => new Promise((resolve) => setTimeout(resolve, 1_100)),
    'waiting.after': () => new Promise((resolve) => setTimeout(resolve, SHORT_MINUTES * MINUTE_MS + 100)),
  },
  seen: {
    ready: (world) => waitFor(() => expect([button(world).textContent, button(world).getAttribute('aria-disabled')]).toEqual(['Send code', 'false']), PATIENCE),
    sending: (world) => waitFor(() => expect(button(world)).toHaveAttribute('aria-busy', 'true'), PATIENCE),
    refused: (world) => waitFor(() => expect(button(world)).toHaveTextContent('Send code'), PATIENCE),
    waiting: (world) => waitFor(() => expect([button(world).textContent, button(world).getAttribute('aria-disabled')]).toEqual([expect.stringMatching(/^\d+ s$/), 'true']), PATIENCE),
  },
});
