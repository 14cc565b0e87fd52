import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { clientLayout } from '#schemas/layout/client-layout.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { GAME_ADDRESS, SANDBOX_GAMES, watchWindows } from './game-windows.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type Fault, type OpenSite } from './open-site.tsx';
import { fillLogin, logIn, memberName, pressLogin, siteHeader } from './steps.ts';

const LAUNCH = '/wps/game/launchGame';
let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const loginDialog = async () => within(await screen.findByRole('dialog', { name: 'Log in' }));
const enter = async (site: OpenSite, form: ReturnType<typeof within>): Promise<void> => {
  await fillLogin(site, form, 'player01');
  await pressLogin(site, form);
  await waitFor(() => expect(memberName(site)).toBe('player01'));
};
const firstGame = async (): Promise<HTMLElement> => {
  const block = (await screen.findByRole('heading', { name: 'Popular games' })).closest('section');
  if (block === null) throw new Error('the popular games are not in a section');
  return waitFor(() => {
    const [first] = within(block).getAllByRole('button');
    if (first === undefined) throw new Error('there is no popular game');
    return first;
  });
};

test('a visitor who starts a game is asked to log in first, and then the game starts automatically [roles.visitor] [roles.order] [login.popup.protected] [launch.login.required]', async () => {
  const windows = watchWindows();
  const site = await openSite(sandbox, { path: '/index', change: SANDBOX_GAMES });
  await site.user.click(await firstGame());
  const dialog = await loginDialog();
  expect(site.sent).not.toContain(`GET ${LAUNCH}`);
  await enter(site, dialog);
  await waitFor(() => expect(windows).toEqual([expect.stringMatching(GAME_ADDRESS)]));
  expect(site.sent.filter((call) => call === `GET ${LAUNCH}`)).toHaveLength(1);
});

test("if the browser blocks the game's tab after the login, a message appears, and a click starts the game in the same page [launch.login.required]", async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const site = await openSite(sandbox, { path: '/index', change: SANDBOX_GAMES });
  await site.user.click(await firstGame());
  await enter(site, await loginDialog());
  const asked = await screen.findByRole('button', { name: 'Play on this page' });
  expect(site.sent).not.toContain(`GET ${LAUNCH}`);
  await site.user.click(asked);
  await waitFor(() => expect(site.path()).toBe('/game'));
  expect(site.sent.filter((call) => call === `GET ${LAUNCH}`)).toHaveLength(1);
});

test('a visitor who cancels the login starts no game, not even by logging in later [login.popup.protected] [roles.visitor]', async () => {
  const site = await openSite(sandbox, { path: '/index' });
  await site.user.click(await firstGame());
  await loginDialog();
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await logIn(site);
  expect(site.sent).not.toContain(`GET ${LAUNCH}`);
});

test('a visitor with a link to the account is asked to log in first, and then the account opens [roles.visitor] [roles.order] [roles.member.centre]', async () => {
  const site = await openSite(sandbox, { path: '/index?member=depositv2' });
  await enter(site, await loginDialog());
  await waitFor(() => expect(site.stores.modals.get()).toMatchObject({ name: 'member', props: { page: 'depositv2' } }));
  expect(site.path()).toBe('/index?member=depositv2');
});

test.each<[string, Fault]>([
  ['offline', 'offline'],
  ['broken', { status: 500 }],
])(
  'signing out ends the session even if the platform is %s, and keeps only session values that identify the merchant [session.logout.failure] [session.logout.effect] [session.merchant-keys]',
  async (_how, fault) => {
    const site = await openSite(sandbox, { path: '/promotions' });
    await logIn(site);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    site.fail('/wps/session/logout', fault);
    await site.user.click(await screen.findByRole('button', { name: 'player01, account menu' }));
    await site.user.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    await site.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(site.stores.session.get().phase).toBe('visitor'));
    expect([sessionStorage.getItem('token'), sessionStorage.getItem('account'), document.cookie]).toEqual([
      null,
      null,
      expect.not.stringContaining('signed-in'),
    ]);
    await waitFor(() => expect(site.path()).toBe('/index'));
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['merchant', 'merchantCode', 'platform']);
    expect(screen.queryByRole('button', { name: /account menu/ })).toBeNull();
    const again = await openSite(sandbox, { after: site });
    expect([again.stores.session.get().phase, again.sent.includes('GET /wps/member/info')]).toEqual(['visitor', false]);
  },
);

test('if a brand requires login, the requested page opens afterwards, with its query [guard.return] [guard.redirect] [guard.login.page] [guard.flag.name]', async () => {
  const site = await openSite(sandbox, { brand: 'kumo', path: '/rng?vendor=AURORA' });
  await waitFor(() => expect(site.path()).toBe('/login'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const page = within(screen.getByRole('main'));
  expect(await page.findByRole('heading', { name: 'Log in to Kumo', level: 1 })).toBeVisible();
  await enter(site, page);
  await waitFor(() => expect(site.path()).toBe('/rng?vendor=AURORA'));
});

test('logging in on the login page itself leads to the home page [guard.return] [guard.login.page] [guard.logged-in]', async () => {
  const site = await openSite(sandbox, { brand: 'kumo', path: '/login' });
  await enter(site, within(screen.getByRole('main')));
  await waitFor(() => expect(site.path()).toBe('/index'));
});

test('if a brand requires no login, /login is home with the login modal [guard.login.page] [guard.flag.off] [guard.flag.name]', async () => {
  const site = await openSite(sandbox, { path: '/login' });
  const dialog = await loginDialog();
  expect(screen.getByText('Popular games')).toBeInTheDocument();
  await enter(site, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(site.path()).toBe('/index'));
});

test.each([
  ['perya', 1],
  ['lotus', 0],
])(
  'on %s, the two-row header has %i selectors for the login method [header.login.selector] [toggles.MOBILEVERCODELOGIN3]',
  async (brand, ways) => {
    await openSite(sandbox, { brand, change: { layout: clientLayout(PRODUCT_LAYOUT, defaultBlocks) } });
    const form = within(await siteHeader().findByRole('form'));
    expect(form.queryAllByRole('combobox')).toHaveLength(ways);
  },
);

test('choosing the mobile number in the header opens the login modal on that tab [header.login.selector]', async () => {
  const site = await openSite(sandbox);
  const form = within(await siteHeader().findByRole('form'));
  await site.user.selectOptions(form.getByRole('combobox'), 'With mobile number');
  const dialog = await loginDialog();
  expect(await dialog.findByRole('tab', { name: 'Mobile number', selected: true })).toBeVisible();
  expect(await dialog.findByRole('textbox', { name: 'Verification code' })).toHaveAttribute('maxlength', '255');
});

test("a login code's countdown starts at the one minute set by the platform, and continues when the modal reopens [sms-code.timer.start] [const.sms-countdown] [sms-code.persist] [sms-code.refused] [calls.rule.answers]", async () => {
  const site = await openSite(sandbox);
  site.stores.auth.login.choose('sms');
  site.stores.modals.open('login');
  const dialog = await loginDialog();
  await site.user.type(await dialog.findByRole('textbox', { name: 'Mobile number' }), '9171234567');
  await site.user.click(dialog.getByRole('button', { name: 'Send code' }));
  await site.user.click(await dialog.findByRole('button', { name: /^(1 min|5\d sec)$/ }));
  site.stores.modals.close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  site.stores.modals.open('login');
  expect(await (await loginDialog()).findByRole('button', { name: /^[345]\d sec$/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(site.sent.filter((call) => call === 'POST /wps/verification/sms/noLogin')).toHaveLength(1);
});

test.each(['/register', '/helpmc', '/download'])(
  'if a brand requires login, a visitor still sees %s [guard.whitelist] [guard.flag.on]',
  async (path) => {
    const site = await openSite(sandbox, { brand: 'kumo', path });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect([site.path(), heading.textContent]).toEqual([path, expect.not.stringContaining('Log in')]);
  },
);
