import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Game } from '#schemas/game.ts';
import { readInvitation } from '#src/session/invitation.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import { GAME_ADDRESS, SANDBOX_GAMES, watchWindows } from './game-windows.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/app/account-notes.tsx';
import '#src/features/auth/captcha-picture-box.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/auth/send-code-button.tsx';
import '#src/launch/launch-machine.ts';
import { fillByName, fillLogin, memberName, openLogin, openRegister, pressLogin, pressRegister } from './steps.ts';

const STRIP = 'You are playing with play money';
const perya = storyBrands.get('perya')?.site;
if (perya === undefined) throw new Error('there is no brand perya');
let sandbox: JourneySandbox;
let tabs: readonly string[] = [];

beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(() => sandbox.play('perya', { modulesOff: [] }));
beforeEach(() => {
  tabs = watchWindows();
});

const openTrial = async (options: SiteOptions = {}): Promise<OpenSite> => {
  const site = await openSite(sandbox, options);
  const dialog = await openLogin(site);
  await site.user.click(await dialog.findByRole('button', { name: 'Play for free' }));
  await waitFor(() => expect(site.stores.session.get().member?.kind).toBe('trial'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await modalEntryGone();
  return site;
};

test('a trial account cannot log in with its name, and the form stays open [login.trial.login] [free-play.account]', async () => {
  const trial = await openTrial();
  const name = trial.stores.session.get().member?.account ?? '';
  const site = await openSite(sandbox);
  const form = await openLogin(site);
  await fillLogin(site, form, name, 'Play1234');
  await pressLogin(site, form);
  expect(await form.findByRole('alert')).toHaveTextContent('Username or password is not right.');
  expect([name === '', memberName(site)]).toEqual([false, null]);
});

/** Waits until a closed modal's `history.back()` has finished, because it would close the next dialog. */
const modalEntryGone = () =>
  waitFor(() => expect((history.state as { readonly modal?: unknown } | null)?.modal).toBeUndefined());

const balances = (name: RegExp) => screen.findAllByRole('button', { name });

test('free play opens a game with a demo mode and play money, and the site shows that it is play money [launch.trial.free] [free-play.account] [brand.audience.kinds]', async () => {
  const site = await openTrial({
    path: '/index',
    change: SANDBOX_GAMES,
  });
  expect(await screen.findByText(STRIP)).toBeVisible();
  await balances(/^Play money P\s2,000\.00, balance/);
  const popular = () =>
    site.stores.queries
      .getQueriesData<readonly Game[]>({ queryKey: ['home.popular'] })
      .flatMap(([, games]) => games ?? []);
  await waitFor(() => expect(popular()).not.toEqual([]));
  const game = popular().find(({ hasDemo }) => hasDemo === true);
  if (game === undefined) throw new Error('no popular game has a demo mode');
  const tiles = await screen.findAllByRole('button', { name: new RegExp(game.gameName) });
  await site.user.click(tiles[0] ?? document.body);
  await waitFor(() => expect(tabs).toHaveLength(1));
  expect(tabs[0]).toMatch(GAME_ADDRESS);
  expect(screen.queryByText('You need a real account for this.')).toBeNull();
});

test('anything that needs a real account shows a warning with a confirm button that opens the registration [roles.trial.blocked] [errors.trial] [member.access.trial]', async () => {
  const site = await openTrial();
  await site.user.click((await screen.findAllByRole('button', { name: 'Deposit' }))[0] ?? document.body);
  const warning = await screen.findByRole('alertdialog');
  expect(warning).toHaveTextContent('You need a real account for this.');
  await site.user.click(within(warning).getByRole('button', { name: 'I understand' }));
  expect(await screen.findByRole('dialog', { name: 'Register' })).toBeVisible();
  expect(site.stores.session.get().member?.kind).toBe('trial');
});

test.each([
  ['cookie', 'trialcookie1', '9171230031'],
  ['bearer', 'trialbearer1', '9171230032'],
] as const)(
  "a trial account that registers gets one real account, without the play money but with the link's invitation, and its trial session ends (session mode: %s) [free-play.account] [register.affiliate.query-name]",
  async (session, name, mobile) => {
    const site = await openTrial({
      path: '/promotions?affiliateCode=AGENT01',
      change: { platform: { ...perya.platform, session } },
    });
    await balances(/^Play money P\s2,000\.00, balance/);
    const before = { token: site.stores.session.token(), cookies: [...site.cookies] };
    const dialog = await openRegister(site);
    await fillByName(site, dialog, sandbox, name, mobile);
    await pressRegister(site, dialog);
    await waitFor(() => expect(memberName(site)).toBe(name));
    await balances(/^P\s0\.00, balance/);
    expect([site.stores.session.get().member?.kind, screen.queryByText(STRIP)]).toEqual(['player', null]);
    expect((await sandbox.memberOf('perya', name)).affiliateCode).toBe('AGENT01');
    await waitFor(() => expect(readInvitation().affiliateCode).toBeNull());
    const old = await sandbox.send({
      do: 'fetch',
      url: 'http://perya.localhost/wps/member/info',
      method: 'GET',
      headers: [
        ['Merchant', 'perya'],
        session === 'bearer'
          ? ['Authorization', `Bearer ${before.token ?? ''}`]
          : ['Cookie', before.cookies.map((pair) => pair.join('=')).join('; ')],
      ],
      body: null,
    });
    expect(old.status).toBe(401);
  },
);

test('if both ways to register are off, neither visitors nor trial accounts are offered registration [register.username-toggle] [header.register.button] [errors.trial]', async () => {
  await sandbox.play('perya', { modulesOff: ['USERNAMEREG3', 'MOBILENUMREG3'] });
  const site = await openSite(sandbox, { path: '/index' });
  const dialog = await openLogin(site);
  const free = await dialog.findByRole('button', { name: 'Play for free' });
  expect(screen.queryAllByRole('button', { name: /register/i })).toEqual([]);
  await site.user.click(free);
  await waitFor(() => expect(screen.getByText(STRIP)).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await modalEntryGone();
  expect(screen.queryAllByRole('button', { name: /register/i })).toEqual([]);
  await site.user.click((await screen.findAllByRole('button', { name: 'Deposit' }))[0] ?? document.body);
  const warning = await screen.findByRole('alertdialog');
  await site.user.click(within(warning).getByRole('button', { name: 'I understand' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect([site.stores.modals.get(), screen.queryByRole('dialog')]).toEqual([null, null]);
});
