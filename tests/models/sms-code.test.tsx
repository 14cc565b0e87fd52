import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { smsCodeScenarios } from '#machines/sms-code/sms-code.scenarios.ts';
import type { Problem } from '#schemas/problem.ts';
import { smsNoLogin } from '#schemas/calls/account.ts';
import { openHumanCheckPage, humanCheckBrand, type HumanCheckPage } from '../journeys/human-check-page.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { openLogin, put, type Part } from '../journeys/steps.ts';
import { playModel } from './play-model.tsx';
import '#src/features/auth/auth-machines.ts';
import '#src/features/auth/connector/human-dialog.tsx';
import '#src/features/auth/login/sms-login-fields.tsx';

let sandbox: JourneySandbox;
let human: HumanCheckPage;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
  human = openHumanCheckPage(sandbox, { waits: ['sms'] });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  human.leave();
});

const MINUTE_MS = 60_000;
const LONGEST_REST_MS = 5 * MINUTE_MS + 1_000;
/** So short that a test can wait for it in real time. */
const SHORT_MINUTES = 0.03;
let phones = 0;

interface World {
  readonly site: OpenSite;
  readonly part: Part;
  release: () => void;
}

const jump = async (): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LONGEST_REST_MS });
};

/** Expects the dialog that shows a problem until dismissed. */
const told = (key: string) =>
  waitFor(() => expect(screen.queryAllByRole('button', { name: 'OK' })).toHaveLength(key.includes('told') ? 1 : 0));

const canSend = (world: World) =>
  waitFor(() => expect(button(world)).toHaveAttribute('aria-disabled', 'false'), { timeout: 20_000 });

const button = ({ part }: World): HTMLElement => part.getByRole('button', { name: /^(Send code|\d+ (min|sec))/ });

playModel<World>({
  ids: '[sms-code.timer.start] [sms-code.timer.end] [sms-code.refused] [sms-code.failure] [sms-code.throttle]',
  story: smsCodeScenarios,
  begin: async () => {
    const site = await openSite(sandbox, { change: humanCheckBrand });
    await site.stores.auth.login.load();
    const part = await openLogin(site);
    await site.user.click(part.getByRole('tab', { name: 'Mobile number' }));
    await put(
      site,
      await part.findByRole('textbox', { name: /Mobile number/ }),
      `91755504${String((phones += 1)).padStart(2, '0')}`,
    );
    return { site, part: within(screen.getByRole('dialog', { name: 'Log in' })), release: () => undefined };
  },
  act: {
    'code.send': async (world) => {
      world.release = world.site.hold(smsNoLogin.path);
      await world.site.user.click(button(world));
    },
    'provingHuman.done': () => human.pass(),
    'provingHuman.error': async ({ site }) => {
      await site.user.click(
        within(screen.getByRole('dialog', { name: 'Human verification' })).getByRole('button', { name: 'CLOSE' }),
      );
    },
    'sending.done': async ({ site, release }) => {
      site.fail(smsNoLogin.path, { value: { expiredMinutes: SHORT_MINUTES } });
      release();
    },
    'sending.error': async ({ site, release }, { error }) => {
      const { code, status } = error as Problem;
      site.fail(smsNoLogin.path, { status, code, untouched: true });
      release();
    },
    'problem.dismiss': async ({ site }) => site.user.click(screen.getByRole('button', { name: 'OK' })),
    'clock.check': jump,
    'refused.after': async (world) => canSend(world),
    // Instead of waiting five minutes, the clock jumps ahead, as if the machine had slept.
    'waiting.after': async (world) => (/min/.test(button(world).textContent ?? '') ? jump() : canSend(world)),
  },
  seen: {
    ready: async (world, key) => {
      await told(key);
      await waitFor(() =>
        expect([button(world).textContent, button(world).getAttribute('aria-disabled')]).toEqual([
          'Send code',
          'false',
        ]),
      );
    },
    provingHuman: async (world) => {
      await waitFor(() => expect(button(world)).toHaveAttribute('aria-busy', 'true'));
      await screen.findByRole('dialog', { name: 'Human verification' });
    },
    sending: (world) => waitFor(() => expect(button(world)).toHaveAttribute('aria-busy', 'true')),
    refused: async (world, key) => {
      await told(key);
      await waitFor(() => expect(button(world)).toHaveTextContent('Send code'));
    },
    waiting: async (world, key) => {
      await told(key);
      await waitFor(() =>
        expect([button(world).textContent, button(world).getAttribute('aria-disabled')]).toEqual([
          expect.stringMatching(/^\d+ (min|sec)/),
          'true',
        ]),
      );
    },
  },
});
