import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Scene } from '#machines/acts/act.ts';
import { LOGIN_ACTS } from '#machines/acts/login-acts.ts';
import type { Entry } from '#machines/login/login.machine.ts';
import { ACCOUNT, entered, loginScenarios, PASSWORD, WAIT_SECONDS } from '#machines/login/login.scenarios.ts';
import { login, memberInfo, verifyLogin } from '#schemas/calls/account.ts';
import type { Problem } from '#schemas/problem.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openHumanCheckPage, humanCheckBrand, type HumanCheckPage } from '../journeys/human-check-page.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { loginView, memberName, openLogin, type Part } from '../journeys/steps.ts';
import { faultOf } from './held-answers.ts';
import { pageHands } from './page-hands.ts';
import { playModel } from './play-model.tsx';
import '#src/features/auth/password/change-password-modal.tsx';
import '#src/features/auth/connector/human-dialog.tsx';
import '#src/features/auth/login/sms-login-fields.tsx';
import '#src/features/auth/login/verify-step.tsx';

let sandbox: JourneySandbox;
let human: HumanCheckPage;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
  human = openHumanCheckPage(sandbox, { waits: ['login'] });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => {
  human.leave();
});

/** The codes are never checked, because the walk responds in place of the platform. */
const PLAYER = {
  username: ACCOUNT,
  password: PASSWORD,
  mobile: '9175550142',
  paymentPassword: '',
  code: (kind: 'sms' | 'captcha') => Promise.resolve(kind === 'sms' ? '123456' : 'ABCDE'),
};

const NO_FLAGS = { firstTimeLogin: false, passwordExpired: false, defaultPassword: false };

interface World {
  readonly site: OpenSite;
  readonly scene: Scene;
  /** Looked up each time, because a forced change closes the dialog and a failure opens it again. */
  readonly part: () => Promise<Part>;
  release: () => void;
}

const dialog = async (name: string): Promise<Part> => within(await screen.findByRole('dialog', { name }));
const seconds = async (count: number): Promise<void> => {
  vi.setSystemTime(Date.now() + count * 1_000);
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Returns the platform's response for an entry. */
const answerOf = ({ token, firstTimeLogin, needVerify: verify }: Entry) => ({
  value: { ...NO_FLAGS, token, firstTimeLogin, ...(verify === null ? {} : { needVerify: verify }) },
});

const answer =
  (path: string) =>
  async ({ site, release }: World, { output, error }: AnyEventObject, mode?: string): Promise<void> => {
    if (error !== undefined) site.fail(path, faultOf(error as Problem));
    else
      site.fail(
        path,
        path === login.path && output === entered && mode === 'username' ? null : answerOf(output as Entry),
      );
    release();
  };

/** Releases the response, and after a success holds the request for the member info. */
const answered =
  (path: string) =>
  async (world: World, event: AnyEventObject): Promise<void> => {
    const { site, release } = world;
    const { mode } = loginView(site);
    if (event.error === undefined) world.release = site.hold(memberInfo.path);
    await answer(path)({ ...world, release }, event, mode);
  };

const WRONG = /is not right|Too many tries|You closed the check|Something went wrong|took too long/;

const isBusy = (part: Part): boolean =>
  part
    .queryAllByRole('button', { name: /^(Log in|Confirm)$/ })
    .some((button: HTMLElement) => button.getAttribute('aria-busy') === 'true');
const busy = async (world: World): Promise<void> => {
  const part = await world.part();
  await waitFor(() => expect(isBusy(part)).toBe(true));
};

/** Returns the button that logs in or counts down. */
const submit = (part: Part): HTMLElement => part.getByRole('button', { name: /^(Log in|Confirm|Try again in .*)$/ });

playModel<World>({
  ids: '[login.validate.username] [login.failure.captcha] [login.failure.loader] [login.unknown-ip.flow] [login.first-or-expired] [login.human.username]',
  story: loginScenarios,
  begin: async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const site = await openSite(sandbox, { change: humanCheckBrand });
    await site.stores.auth.login.load();
    // Creates the session that a stubbed response will refer to.
    await site.stores.mutateCall(login, { type: 'username', username: ACCOUNT, password: PASSWORD });
    await openLogin(site);
    const scene = { hands: pageHands(site), player: PLAYER };
    return { site, scene, part: () => dialog('Log in'), release: () => undefined };
  },
  act: {
    'form.submit': (world, event) => {
      world.release = world.site.hold(login.path);
      return LOGIN_ACTS['form.submit'](world.scene, event);
    },
    'mode.choose': ({ scene }, event) => LOGIN_ACTS['mode.choose'](scene, event),
    'account.change': ({ scene }, event) => LOGIN_ACTS['account.change'](scene, event),
    'clock.check': () => seconds(WAIT_SECONDS + 1),
    // Submitting an incomplete form replaces the platform's message with that of the missing field; retyping a code clears its error.
    'problem.dismiss': async ({ site, part }) => {
      const form = await part();
      const code = form.queryByRole('textbox', { name: 'Verification code' });
      if (form.queryByRole('button', { name: 'Confirm' }) !== null && code !== null) return site.user.type(code, '7');
      await site.user.clear(code ?? form.getByLabelText('Password'));
      await site.user.click(submit(form));
    },
    'provingHuman.done': () => human.pass(),
    'provingHuman.error': async ({ site }) =>
      site.user.click((await dialog('Human verification')).getByRole('button', { name: 'CLOSE' })),
    'signingIn.done': answered(login.path),
    'signingIn.error': answered(login.path),
    'verify.submit': (world, event) => {
      world.release = world.site.hold(verifyLogin.path);
      return LOGIN_ACTS['verify.submit'](world.scene, event);
    },
    'verify.leave': ({ scene }, event) => LOGIN_ACTS['verify.leave'](scene, event),
    'checkingCode.done': answered(verifyLogin.path),
    'checkingCode.error': answered(verifyLogin.path),
    'entering.done': async ({ site, release }) => {
      site.fail(memberInfo.path, null);
      release();
    },
    'entering.error': async ({ site, release }) => {
      site.fail(memberInfo.path, { status: 500, untouched: true });
      release();
    },
  },
  seen: {
    editing: async (world, key) => {
      const part = await world.part();
      const has = (word: string): boolean => key.split(' ').includes(word);
      await part.findByRole('textbox', { name: has('sms') ? 'Mobile number' : 'Username' });
      await waitFor(() =>
        expect([isBusy(part), part.queryAllByText(WRONG).length]).toEqual([false, has('refused') ? 1 : 0]),
      );
      await waitFor(() =>
        expect(submit(part)).toHaveAccessibleName(
          has('account') || has('address') ? `Try again in ${WAIT_SECONDS} sec` : 'Log in',
        ),
      );
      expect(part.queryAllByRole('textbox', { name: 'Characters' })).toHaveLength(
        has('captcha') && has('username') ? 1 : 0,
      );
    },
    provingHuman: async (world) => {
      await dialog('Human verification');
      await busy(world);
    },
    signingIn: busy,
    verifying: async (world, key) => {
      const part = await world.part();
      const field = await part.findByRole('textbox', { name: 'Verification code' });
      const waits = key.includes('address');
      await waitFor(() =>
        expect(submit(part)).toHaveAccessibleName(waits ? `Try again in ${WAIT_SECONDS} sec` : 'Confirm'),
      );
      await waitFor(() =>
        expect([isBusy(part), part.queryAllByText(/Too many tries/).length]).toEqual([false, waits ? 1 : 0]),
      );
      if (key.includes('refused') && !waits) expect(field).toHaveAccessibleDescription(/valid verification code/);
      else expect(field).not.toHaveAccessibleDescription(/valid verification code/);
    },
    checkingCode: busy,
    entering: (world, key) => (key.includes('change') ? dialog('Choose a new password') : busy(world)),
    changingPassword: async ({ site }) => {
      await dialog('Choose a new password');
      await waitFor(() => expect(memberName(site)).toBe(ACCOUNT));
    },
    signedIn: ({ site }) =>
      waitFor(() => expect([site.stores.modals.get(), memberName(site)]).toEqual([null, ACCOUNT])),
  },
});
