import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { passwordChangeScenarios } from '#machines/password-change/password-change.scenarios.ts';
import { changePassword, login, logout } from '#schemas/calls/account.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite, type OpenSite } from '../journeys/open-site.tsx';
import { logIn, memberName, put, type Part } from '../journeys/steps.ts';
import { playModel } from './play-model.tsx';
import '#src/features/auth/password/change-password-modal.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const BROKEN = 'Something went wrong on our side. Please try again in a moment.';
const DOWN = { status: 500, untouched: true } as const;
/** One account per walk, because a changed password is no longer expired. */
const accounts = [
  ['perya', 'expired01'],
  ['siam', 'expired01'],
  ['lotus', 'expired01'],
  ['perya', 'first01'],
  ['siam', 'first01'],
  ['lotus', 'first01'],
] as const;
let walks = 0;

interface World {
  readonly site: OpenSite;
  readonly part: Part;
  readonly password: string;
  release: () => void;
}

const busy = ({ part }: World) =>
  waitFor(() =>
    expect(part.getByRole('button', { name: 'Save the new password' })).toHaveAttribute('aria-busy', 'true'),
  );

playModel<World>({
  ids: '[password.modal] [password.success] [password.dismiss]',
  story: passwordChangeScenarios,
  begin: async () => {
    const [brand, account] = accounts[walks] ?? accounts[0];
    walks += 1;
    const site = await openSite(sandbox, { brand });
    await logIn(site, account);
    const part = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
    await part.findByLabelText('New password');
    return { site, part, password: `Fresh-Start-${2026 + walks}`, release: () => undefined };
  },
  act: {
    'form.submit': async (world) => {
      const { site, part, password } = world;
      await put(site, part.getByLabelText('New password'), password);
      await put(site, part.getByLabelText('Repeat the new password'), password);
      world.release = site.hold(changePassword.path);
      await site.user.click(part.getByRole('button', { name: 'Save the new password' }));
    },
    'session.leave': async (world) => {
      world.release = world.site.hold(logout.path);
      await world.site.user.click(world.part.getByRole('button', { name: 'Log out instead' }));
    },
    'changing.done': async (world) => {
      world.site.fail(changePassword.path, null);
      const change = world.release;
      world.release = world.site.hold(login.path);
      change();
    },
    'changing.error': async ({ site, release }) => {
      site.fail(changePassword.path, DOWN);
      release();
    },
    'enteringAnew.done': async ({ release }) => release(),
    'enteringAnew.error': async ({ site, release }) => {
      site.fail(login.path, DOWN);
      release();
    },
    'leaving.done': async ({ release }) => release(),
    'leaving.error': async ({ site, release }) => {
      site.fail(logout.path, DOWN);
      release();
    },
  },
  seen: {
    editing: async ({ part }, key) => {
      await waitFor(() =>
        expect(part.getByRole('button', { name: 'Save the new password' })).not.toHaveAttribute('aria-busy'),
      );
      await waitFor(() => expect(part.queryAllByText(BROKEN)).toHaveLength(key === 'refused' ? 1 : 0));
    },
    changing: busy,
    enteringAnew: busy,
    leaving: ({ part }) =>
      waitFor(() => expect(part.getByRole('button', { name: 'Log out instead' })).toHaveAttribute('aria-busy', 'true')),
    changed: ({ site }) =>
      waitFor(() => expect([site.stores.modals.get(), memberName(site)]).toEqual([null, expect.stringMatching(/01$/)])),
    changedOnly: async ({ site }) => {
      await screen.findByText('Your password is changed. Please log in with it.');
      expect(memberName(site)).toBeNull();
    },
    left: ({ site }) => waitFor(() => expect([site.stores.modals.get(), memberName(site)]).toEqual([null, null])),
  },
});
