import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { passwordRecoveryScenarios } from '#machines/password-recovery/password-recovery.scenarios.ts';
import { passwordEmail, passwordPhone } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { NEW_PASSWORD, put, type Part } from '../journeys/steps.ts';
import { playModel } from './play-model.tsx';
import '#src/features/auth/auth-machines.ts';
import '#src/features/auth/recovery/forgot-password-modal.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

/** One account per walk, because a number gets only one code a minute. */
const accounts = ['agent02', 'agent01', 'vip01', 'first01', 'default01'];

const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
const SUBMIT = /Send the email|Set the new password/;
const TABS = { email: 'Email', mobileNum: 'Mobile number' } as const;

interface World {
  readonly site: OpenSite;
  readonly part: Part;
  readonly mobile: string;
  release: () => void;
}

const fill = async ({ site, part, mobile }: World): Promise<void> => {
  if (part.queryByRole('textbox', { name: /Username/ }) !== null) {
    await put(site, part.getByRole('textbox', { name: /Username/ }), 'player01');
    await put(site, part.getByRole('textbox', { name: /Email/ }), (await sandbox.memberOf('perya', 'player01')).email);
    return;
  }
  await put(site, await part.findByRole('textbox', { name: /Mobile number/ }), mobile);
  const send = part.queryByRole('button', { name: 'Send code' });
  if (send !== null) await site.user.click(send);
  await waitFor(async () => expect(await sandbox.codeFor(mobile)).toMatch(/^\d+$/));
  await put(site, part.getByRole('textbox', { name: /Verification code/ }), await sandbox.codeFor(mobile));
  await put(site, part.getByLabelText(/^New password/), NEW_PASSWORD);
};

const answered =
  (fault: { readonly status: number; readonly untouched: true } | null) =>
  async ({ site, release }: World) => {
    for (const { path } of [passwordEmail, passwordPhone]) site.fail(path, fault);
    release();
  };
const busy = ({ part }: World) =>
  waitFor(() => expect(part.getByRole('button', { name: SUBMIT })).toHaveAttribute('aria-busy', 'true'));

playModel<World>({
  ids: '[recovery.modes]',
  story: passwordRecoveryScenarios,
  begin: async () => {
    const site = await openSite(sandbox);
    site.stores.modals.open('forgotPassword');
    const part = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await part.findByRole('textbox', { name: /Username/ });
    return {
      site,
      part,
      mobile: (await sandbox.memberOf('perya', accounts.pop() ?? '')).mobile,
      release: () => undefined,
    };
  },
  act: {
    'form.submit': async (world) => {
      await fill(world);
      const releases = [passwordEmail, passwordPhone].map(({ path }) => world.site.hold(path));
      world.release = () => releases.forEach((release) => release());
      await world.site.user.click(world.part.getByRole('button', { name: SUBMIT }));
    },
    'mode.choose': ({ site, part }, { mode }) =>
      site.user.click(part.getByRole('tab', { name: TABS[mode as keyof typeof TABS] })),
    'asking.done': answered(null),
    'asking.error': answered({ status: 500, untouched: true }),
    'resetting.done': answered(null),
    'resetting.error': answered({ status: 500, untouched: true }),
  },
  seen: {
    editing: async ({ part }, key) => {
      await part.findByRole('textbox', { name: key.startsWith('email') ? /Username/ : /Mobile number/ });
      await waitFor(() => expect(part.queryAllByText(BROKEN)).toHaveLength(key.endsWith('refused') ? 1 : 0));
      expect(part.getByRole('button', { name: SUBMIT })).not.toHaveAttribute('aria-busy');
    },
    asking: busy,
    resetting: busy,
    mailed: () => screen.findByText(/a temporary password is on its way/),
    reset: () => screen.findByText(/Please log in with the new password/),
  },
});
