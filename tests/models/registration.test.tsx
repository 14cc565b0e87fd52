import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Scene } from '#machines/acts/act.ts';
import { REGISTRATION_ACTS } from '#machines/acts/registration-acts.ts';
import { registrationScenarios } from '#machines/registration/registration.scenarios.ts';
import { memberInfo, register, registerMobile } from '#schemas/calls/account.ts';
import { openHumanCheckPage, humanCheckBrand, type HumanCheckPage } from '../journeys/human-check-page.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { memberName, NEW_PASSWORD, openRegister, type Part } from '../journeys/steps.ts';
import { pageHands } from './page-hands.ts';
import { playModel } from './play-model.tsx';
import '#src/features/auth/auth-machines.ts';
import '#src/features/auth/connector/human-dialog.tsx';
import '#src/features/auth/register/register-modal.tsx';

let sandbox: JourneySandbox;
let human: HumanCheckPage;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
  human = openHumanCheckPage(sandbox, { waits: ['register'] });
});
afterAll(() => {
  human.leave();
});

/** Messages from the platform, or from a closed human check. */
const REFUSED = /^Something went wrong on our side|^You closed the check/;
const DOWN = { status: 500, untouched: true } as const;
const CALLS = [register, registerMobile];
let walks = 0;

interface World {
  readonly site: OpenSite;
  readonly part: Part;
  readonly number: number;
  release: () => void;
}

/** Returns the scene for the current form. Each form has its own number, because a number gets only one code a minute. */
const sceneOf = ({ site, part, number }: World): Scene => {
  const variant = part.queryByRole('textbox', { name: /Username/ }) === null ? 0 : 1;
  const mobile = `91755503${variant}${number}`;
  const newestCode = (kind: 'sms' | 'captcha'): Promise<string> =>
    kind === 'sms' ? sandbox.codeFor(mobile) : sandbox.newestCode('captcha');
  return {
    hands: pageHands(site),
    player: {
      username: `modelled${number}`,
      password: NEW_PASSWORD,
      mobile,
      paymentPassword: '246810',
      code: (kind) =>
        waitFor(async () => {
          const code = await newestCode(kind);
          expect(code).not.toBe('');
          return code;
        }),
    },
  };
};

/** Closes the dialog that reports a refusal without fields. */
const acknowledge = async ({ site }: World): Promise<void> =>
  site.user.click(await screen.findByRole('button', { name: 'OK' }));

const submitButton = ({ part }: World): HTMLElement => part.getByRole('button', { name: 'Register' });
const busy = (world: World) => waitFor(() => expect(submitButton(world)).toHaveAttribute('aria-busy', 'true'));

playModel<World>({
  ids: '[register.modal.tabs] [register.success] [register.failure]',
  story: registrationScenarios,
  begin: async () => {
    const site = await openSite(sandbox, { change: humanCheckBrand });
    const part = await openRegister(site);
    return { site, part, number: (walks += 1), release: () => undefined };
  },
  act: {
    'form.submit': (world, event) => {
      const releases = CALLS.map(({ path }) => world.site.hold(path));
      world.release = () => releases.forEach((release) => release());
      return REGISTRATION_ACTS['form.submit'](sceneOf(world), event);
    },
    'variant.choose': (world, event) => REGISTRATION_ACTS['variant.choose'](sceneOf(world), event),
    'provingHuman.done': () => human.pass(),
    'provingHuman.error': async (world) => {
      await world.site.user.click(
        within(screen.getByRole('dialog', { name: 'Human verification' })).getByRole('button', { name: 'CLOSE' }),
      );
      await acknowledge(world);
    },
    'submitting.done': async (world) => {
      for (const { path } of CALLS) world.site.fail(path, null);
      const registered = world.release;
      world.release = world.site.hold(memberInfo.path);
      registered();
    },
    'submitting.error': async (world) => {
      for (const { path } of CALLS) world.site.fail(path, DOWN);
      world.release();
      await acknowledge(world);
    },
    'entering.done': async ({ site, release }) => {
      site.fail(memberInfo.path, null);
      release();
    },
    'entering.error': async ({ site, release }) => {
      site.fail(memberInfo.path, DOWN);
      release();
    },
  },
  seen: {
    editing: async (world, key) => {
      await world.part.findByRole('textbox', { name: key.startsWith('username') ? /Username/ : /Mobile number/ });
      await waitFor(() => expect(submitButton(world)).not.toHaveAttribute('aria-busy'));
      await waitFor(() => expect(world.part.queryAllByText(REFUSED)).toHaveLength(key.endsWith('refused') ? 1 : 0));
    },
    provingHuman: async (world) => {
      await busy(world);
      await screen.findByRole('dialog', { name: 'Human verification' });
    },
    submitting: busy,
    entering: busy,
    registered: async ({ site }, key) => {
      if (key.endsWith('refused')) return screen.findByText('Your account is open. Please log in.');
      return waitFor(() => expect(memberName(site)).toMatch(/modelled|\d/));
    },
  },
});
