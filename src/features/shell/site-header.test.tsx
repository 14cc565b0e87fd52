import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defaultBlocks } from '#schemas/brand.ts';
import { CATEGORIES } from '#schemas/brand-names.ts';
import { clientLayout } from '#schemas/layout/client-layout.ts';
import { PRODUCT_LAYOUT } from '#schemas/layout/layout.ts';
import { languageInfo } from '#schemas/languages.ts';
import { LANGUAGES } from '#tests/support/languages.ts';
import { Problem } from '#schemas/problem.ts';
import { readLocal } from '#src/lib/browser-storage.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { statusWithout } from '#storybook/sample-status.ts';
import { storyBrands } from '#storybook/story-brands.ts';
import shellTexts from '#languages/EN/site/shell.json' with { type: 'json' };
import { SiteHeader } from './site-header.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './account-bar.tsx';
import './games-sheet.tsx';
import './menu-sheet.tsx';
import '#src/ui/dialog.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
});

const header = async (parameters: PartParameters = {}) => {
  const openMember = vi.fn();
  const openAgent = vi.fn();
  const drawn = await renderPart(
    <SiteHeader login={<form aria-label="Login form" />} openMember={openMember} openAgent={openAgent} />,
    parameters,
  );
  return { ...drawn, openMember, openAgent, stores: drawn.setup.stores };
};
// jsdom applies no style sheets, so both the compact bar and the wide header are visible; this finds the wide header by its position.
const wide = () => within(screen.getByRole('banner').lastElementChild?.previousElementSibling as HTMLElement);
const nav = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
const balance = (sumBalance: number) => ({ 'account.balance': { sumBalance, wallets: [] } });
const openAccountMenu = async () => userEvent.click(await wide().findByRole('button', { name: /account menu/ }));

test('a visitor sees the login form and no account controls [header.login.form]', async () => {
  await header();
  expect(wide().getByRole('form', { name: 'Login form' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Deposit' })).toBeNull();
});

const ONE_ROW = { brand: { layout: clientLayout({ ...PRODUCT_LAYOUT, header: 'bar' }, defaultBlocks) } };

test('a header with one row has the menu, login and registration once, and no login form [layout.header.bar]', async () => {
  const { stores } = await header(ONE_ROW);
  const banner = within(screen.getByRole('banner'));
  expect(banner.queryByRole('form')).toBeNull();
  expect(nav().getByRole('link', { name: 'Home' })).toBeInTheDocument();
  expect(banner.getAllByRole('button', { name: 'Register' })).toHaveLength(1);
  await userEvent.click(banner.getByRole('button', { name: 'Log in' }));
  expect(stores.modals.get()?.name).toBe('login');
});

test('for a member, a header with one row has balance and deposit, and its menu has language, theme and logout [layout.header.bar]', async () => {
  await header({ ...ONE_ROW, session: 'player', answers: balance(12.5) });
  const banner = within(screen.getByRole('banner'));
  expect(await banner.findByRole('button', { name: 'Deposit' })).toBeInTheDocument();
  expect(banner.getByText(/12\.50/)).toBeInTheDocument();
  await userEvent.click(banner.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog'));
  expect(menu.getByRole('button', { name: /Language/ })).toBeInTheDocument();
  expect(menu.getByRole('button', { name: /dark theme/ })).toBeInTheDocument();
  expect(menu.getByRole('button', { name: 'Log out' })).toBeInTheDocument();
});

test('if the platform allows registration, the register button opens it [header.register.button] [toggles.DIRECTREG3]', async () => {
  const { stores } = await header();
  await userEvent.click(wide().getByRole('button', { name: 'Register' }));
  expect(stores.modals.get()?.name).toBe('register');
});

test.each([
  [['DIRECTREG3'], 0],
  [['USERNAMEREG3', 'MOBILENUMREG3'], 0],
  [['USERNAMEREG3'], 1],
  [['MOBILENUMREG3'], 1],
] as const)(
  'if the toggles %j are off, the wide header has %i register buttons [header.register.button] [toggles.DIRECTREG3] [register.username-toggle]',
  async (off, buttons) => {
    const { setup } = await header();
    const answer = JSON.stringify(setup.stores.queries.getQueryData(['account.status']));
    cleanup();
    const changed = off.reduce(
      (text, module) => text.replace(`"${module}","enabled":"1"`, `"${module}","enabled":"0"`),
      answer,
    );
    await header({ answers: { 'account.status': JSON.parse(changed) as unknown } });
    expect(wide().queryAllByRole('button', { name: 'Register' })).toHaveLength(buttons);
  },
);

test('if the platform has switched off the only way to register that a brand offers, there is no register button [header.register.button] [register.username-toggle]', async () => {
  const register = storyBrands.get('perya')?.site.register;
  if (register === undefined) throw new Error('the brand perya does not exist');
  await header({
    brand: { register: { ...register, ways: ['mobile'] } },
    answers: { 'account.status': statusWithout('MOBILENUMREG3') },
  });
  expect(screen.queryAllByRole('button', { name: 'Register' })).toEqual([]);
});

test("the language menu lists the brand's languages by their native names and changes the language [header.lang.dropdown] [languages.change]", async () => {
  await header();
  await userEvent.click(wide().getByRole('button', { name: 'Language: EN' }));
  expect(screen.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(
    expect.arrayContaining(['English', 'Filipino']),
  );
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Filipino' }));
  // The texts of the other language have to load before they are shown.
  await waitFor(() => expect(wide().getByRole('button', { name: 'Wika: FIL' })).toBeInTheDocument());
  expect(readLocal('lang')).toBe('TY');
});

test('the theme switch changes the theme at once and stores it [header.theme.switch] [brand.theme.switch]', async () => {
  await header();
  await userEvent.click(wide().getByRole('button', { name: 'Switch to the dark theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readLocal('theme')).toBe('dark');
  expect(wide().getByRole('button', { name: 'Switch to the light theme' })).toBeInTheDocument();
});

test('for a member, the deposit button opens the deposit page of the member centre [header.deposit.button] [header.menu.targets]', async () => {
  const { openMember } = await header({ session: 'player' });
  await userEvent.click(await wide().findByRole('button', { name: 'Deposit' }));
  expect(openMember).toHaveBeenCalledWith('depositv2');
});

test("the balance is shown after the brand's currency symbol [header.balance.symbol] [brand.currency.symbol] [const.currency]", async () => {
  await header({ session: 'player', answers: balance(12345.5) });
  expect(await wide().findByText('P 12,345.50')).toBeInTheDocument();
});

test.each([
  ['with another currency has the symbol and decimals of that currency', { currency: 'VND' }, '₫ 12,345'],
  ["with the brand's currency has the brand's symbol", { currency: 'PHP' }, 'P 12,345.50'],
  ["without a currency has the brand's symbol", {}, 'P 12,345.50'],
])('the balance of a member %s [brand.config.currency-source]', async (_name, own, shown) => {
  const info = {
    id: '3',
    account: 'player01',
    nickname: 'Ana',
    type: 0,
    toUpline: true,
    clubLabel: null,
    memberLabel: null,
    ...own,
  };
  await header({ session: 'player', answers: { ...balance(12345.5), 'account.memberInfo': info } });
  expect(await wide().findByText(shown)).toBeInTheDocument();
});

test('until the balance has loaded, it is shown as updating [header.balance.updating]', async () => {
  await header({ session: 'player', answers: { 'account.balance': 'pending' } });
  expect(await wide().findByText('Updating…')).toBeInTheDocument();
});

test('a click on the balance refreshes it [header.balance.refresh]', async () => {
  const { stores } = await header({ session: 'player', answers: balance(10) });
  const asked = () => stores.queries.getQueryState(['account.balance', {}, 'EN'])?.dataUpdateCount;
  expect(asked()).toBe(1);
  await userEvent.click(await wide().findByRole('button', { name: /P\s10\.00/ }));
  await waitFor(() => expect(asked()).toBe(2));
});

test('a balance that failed to load shows an error and can be retried [header.balance.refresh]', async () => {
  let isDown = true;
  const answer = () =>
    isDown ? new Problem({ code: 'internal', status: 500, message: '' }) : balance(10)['account.balance'];
  await header({ session: 'player', answers: { 'account.balance': answer } });
  expect(await wide().findByText('No answer')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(wide().getByRole('button', { name: /No answer/ }));
  expect(await wide().findByText('P 10.00')).toBeInTheDocument();
  expect(wide().queryByText('No answer')).toBeNull();
});

test('the eye icon masks every balance on the page [header.balance.mask]', async () => {
  await header({ session: 'player', answers: balance(10) });
  expect(await wide().findByText('P 10.00')).toBeInTheDocument();
  await userEvent.click(wide().getByRole('button', { name: 'Hide the balance' }));
  expect(screen.queryByText('P 10.00')).toBeNull();
  expect(screen.getAllByText('P ****').length).toBeGreaterThan(1);
  await userEvent.click(wide().getByRole('button', { name: 'Show the balance' }));
  expect(wide().getByText('P 10.00')).toBeInTheDocument();
});

test("the badge on the member's picture shows the number of available promotions plus unread messages", async () => {
  await header({
    session: 'player',
    answers: { 'common.unread': { count: 7 }, 'promotions.available': { count: 3 } },
  });
  expect(await wide().findByText('10')).toBeInTheDocument();
});

test('while the tab is visible, the number of unread messages is requested every minute [messages.poll]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const answers = vi.fn(() => ({ count: 7 + answers.mock.calls.length }));
  await header({ session: 'player', answers: { 'common.unread': answers, 'promotions.available': { count: 0 } } });
  expect(await wide().findByText('8')).toBeInTheDocument();
  vi.advanceTimersByTime(59_000);
  expect(answers).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(await wide().findByText('9')).toBeInTheDocument();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.advanceTimersByTime(120_000);
  expect(answers).toHaveBeenCalledTimes(2);
  visibility.mockRestore();
  vi.advanceTimersByTime(60_000);
  expect(await wide().findByText('10')).toBeInTheDocument();
});

test("without available promotions and unread messages, the member's picture has no badge [header.avatar.badge-zero]", async () => {
  await header({ session: 'player', answers: { 'common.unread': { count: 0 }, 'promotions.available': { count: 0 } } });
  expect(await wide().findByRole('button', { name: /account menu/ })).not.toHaveTextContent('0 new');
});

test('the header shows the account name of the member [header.account.name]', async () => {
  await header({ session: 'player' });
  expect(await wide().findByText('player01')).toBeInTheDocument();
});

test("an agent's account menu links to the agent centre [header.menu.items] [header.menu.agent-visible]", async () => {
  const { openAgent } = await header({ session: 'agent' });
  await openAccountMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Agent centre' }));
  expect(openAgent).toHaveBeenCalledOnce();
});

test("a player's account menu links to the pages of the member centre [header.menu.items] [header.menu.targets]", async () => {
  const { openMember } = await header({ session: 'player' });
  await openAccountMenu();
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    'Member centre',
    'Withdraw',
    'Account record',
    'Betting record',
    'Log out',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Account record' }));
  expect(openMember).toHaveBeenCalledWith('transactionHistory');
});

test('the account menu closes 200 ms after it has lost the focus [header.menu.hide-delay] [const.dropdown-hide]', async () => {
  await header({ session: 'player' });
  await openAccountMenu();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => wide().getByRole('button', { name: 'Deposit' }).focus());
  act(() => void vi.advanceTimersByTime(199));
  expect(screen.getByRole('menu')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.queryByRole('menu')).toBeNull();
});

test('the vendor list of a category closes 200 ms after it has lost focus [const.dropdown-hide]', async () => {
  await header();
  const category = await nav().findByRole('link', { name: 'Slots', expanded: false });
  category.focus();
  await userEvent.keyboard(' ');
  expect(category).toHaveAttribute('aria-expanded', 'true');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  act(() => wide().getByRole('button', { name: 'Register' }).focus());
  act(() => void vi.advanceTimersByTime(199));
  expect(category).toHaveAttribute('aria-expanded', 'true');
  act(() => void vi.advanceTimersByTime(1));
  expect(category).toHaveAttribute('aria-expanded', 'false');
});

test('for a trial account, a warning is shown instead of the member centre [roles.trial.blocked]', async () => {
  const { openMember } = await header({ session: 'trial' });
  await openAccountMenu();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Member centre' }));
  expect(await screen.findByText('You need a real account for this.')).toBeInTheDocument();
  expect(openMember).not.toHaveBeenCalled();
});

test('the balance of a trial account is labelled as play money [brand.audience.kinds]', async () => {
  await header({ session: 'trial', answers: balance(2000) });
  expect(
    (await screen.findAllByRole('button', { name: /^Play money P\s2,000\.00, balance\. Refresh$/ })).length,
  ).toBeGreaterThan(0);
});

test('the logo links to the home page [header.logo.link]', async () => {
  await header();
  for (const logo of within(screen.getByRole('banner')).getAllByRole('link', { name: 'Perya' }))
    expect(logo).toHaveAttribute('href', '/index');
});

test('the menu consists of Home, the game categories, Promotions and App download, in this order [header.nav.order]', async () => {
  await header({ answers: { 'account.gameMenus': 'pending' } });
  const links = nav()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/index');
  expect(links.slice(1, 4)).toEqual(['/rng', '/live', '/fish']);
  expect(links.slice(-2)).toEqual(['/promotions', '/download']);
});

test('the menu contains every game category that the brand lists [brand.categories.games] [header.nav.order]', async () => {
  await header({
    answers: { 'account.gameMenus': 'pending' },
    brand: { navigation: { ...defaultBlocks.navigation, order: [...CATEGORIES] } },
  });
  await userEvent.click(nav().getByRole('button', { name: 'More' }));
  for (const category of CATEGORIES)
    expect(nav().getAllByText(shellTexts[`category.${category}`]).length).toBeGreaterThan(0);
});

test('the header offers the languages that the brand lists for the header, by their native names [languages.header] [header.lang.dropdown]', async () => {
  await header({
    brand: { languages: { default: 'TY', supported: [...LANGUAGES], header: ['CN', 'EN', 'VI', 'JA', 'TH', 'TY'] } },
  });
  await userEvent.click(wide().getByRole('button', { name: /^Language/ }));
  const offered = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect(offered).toHaveLength(6);
  expect(offered.join(' ')).toMatch(/English.*Tiếng Việt.*日本語.*ไทย.*Filipino/);
});

test('a brand that supports every language offers only the languages that have texts, by their native names [languages.selector.38]', async () => {
  const supported = LANGUAGES.filter((code) => languageInfo(code).pseudo !== true);
  await header({ brand: { languages: { default: 'EN', supported } } });
  await userEvent.click(wide().getByRole('button', { name: /^Language/ }));
  const offered = screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
  expect(offered.toSorted()).toEqual(
    [
      'Bahasa Melayu',
      'English',
      'Filipino',
      'Indonesia',
      'Tiếng Việt',
      'ไทย',
      '中文（简体）',
      '日本語',
      '한국어',
    ].toSorted(),
  );
});

test('modules that the brand has switched off are not in the menu [header.nav.order]', async () => {
  await header({ brand: { modules: { off: ['promotions', 'download'], loginRequired: false } } });
  expect(nav().queryByRole('link', { name: 'Promotions' })).toBeNull();
  expect(nav().queryByRole('link', { name: 'App' })).toBeNull();
});

test('on narrow screens there are a bottom navigation and a menu with all entries [brand.layout.responsive]', async () => {
  const { stores } = await header();
  const bar = within(screen.getByRole('navigation', { name: 'Quick menu' }));
  expect(bar.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Perya' }));
  expect(sheet.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/rng');
  expect(sheet.getByRole('button', { name: 'Customer service' })).toBeInTheDocument();
  await userEvent.click(sheet.getByRole('button', { name: 'Log in' }));
  expect(stores.modals.get()?.name).toBe('login');
});

test('the bottom navigation opens the game categories, and choosing a category closes them [brand.layout.responsive]', async () => {
  await header();
  await userEvent.click(screen.getByRole('button', { name: 'Games' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Games' }));
  await userEvent.click(sheet.getByRole('link', { name: 'Fishing' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Games' })).toBeNull());
});
