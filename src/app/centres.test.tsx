import '@testing-library/jest-dom/vitest';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memberPages } from './member-pages.tsx';
import { address, clearBrowser, openSite } from '#tests/support/render-site.tsx';
import { turns } from '#tests/support/turns.ts';

configure({ asyncUtilTimeout: 15_000 });

beforeEach(clearBrowser);
afterEach(() => {
  vi.useRealTimers();
});

test('a URL with ?member= opens the member centre over the page, and Back closes it [navigation.route.member] [roles.member.centre]', async () => {
  await openSite('/index', { session: 'player' });
  act(() => address.go('/rng?member=securityCenter'));
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeInTheDocument();
  act(() => address.go(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.where).toBe('/index');
});

test('loading the URL of the member centre opens the centre [navigation.route.member]', async () => {
  await openSite('/rng?page=LUNA&member=withdraw', { session: 'player' });
  expect(await screen.findByRole('dialog', { name: 'Member centre' })).toBeInTheDocument();
});

test('the URL of the member centre does not open the centre if the brand has switched it off [navigation.route.member]', async () => {
  await openSite('/index?member=depositv2', {
    session: 'player',
    brand: { modules: { off: ['memberCentre'], loginRequired: false } },
  });
  await screen.findByRole('main');
  act(() => address.go('/rng?member=withdraw'));
  await waitFor(() => expect(address.where).toBe('/rng?member=withdraw'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** The labels of the centre's menu without their badges, and the highlighted label. */
const menuOf = async () => {
  const menu = within(await screen.findByRole('navigation', { name: 'Pages of the centre' }));
  const entries = menu.getAllByRole('link', { hidden: true });
  return {
    menu,
    labels: entries.map(({ textContent }) => textContent?.replace(/\d.*$/, '')),
    current: entries
      .filter((entry) => entry.getAttribute('aria-current') === 'page')
      .map(({ textContent }) => textContent),
  };
};

test('the menu lists the pages in order and highlights the current one; the centre opens on the account page [member.menu.layout] [member.menu.order] [member.menu.labels] [member.menu.default]', async () => {
  await openSite('/index?member', { session: 'player' });
  const { menu, labels, current } = await menuOf();
  expect([labels, current]).toEqual([
    [
      'My account',
      'My wallet',
      'Deposit',
      'Withdraw',
      'Transfer to upline',
      'Betting record',
      'Account record',
      'Profit and loss',
      'Bonus details',
      'Reward centre',
      'Invite friends',
      'Mission activity',
      'Messages',
    ],
    ['My account'],
  ]);
  await userEvent.click(menu.getByRole('link', { name: 'Deposit', hidden: true }));
  expect(await screen.findByRole('heading', { name: 'Deposit' })).toHaveFocus();
  expect([(await menuOf()).current, address.where]).toEqual([['Deposit'], '/index?member=depositv2']);
  act(() => address.go(-1));
  expect(await screen.findByRole('heading', { name: 'My account' })).toBeInTheDocument();
});

test('a brand may replace each menu label, and the page heading changes with the label [member.menu.words]', async () => {
  const centre = Object.fromEntries(memberPages.map(({ key }) => [`page.${key}`, `Our ${key}`]));
  await openSite('/index?member=depositv2', { session: 'player', replacedTexts: { centre } });
  const { labels } = await menuOf();
  expect([labels.length, labels.filter((label) => !label?.startsWith('Our '))]).toEqual([13, []]);
  expect(await screen.findByRole('heading', { name: 'Our depositv2' })).toBeInTheDocument();
});

test('a member without an upline has no page for transfers to an upline [member.transferupline.rules]', async () => {
  await openSite('/index?member=securityCenter', { session: 'agent' });
  expect((await menuOf()).labels).not.toContain('Transfer to upline');
});

test.each([
  ['member', 'transferUpline', 'agent'],
  ['member', 'noSuchPage', 'player'],
  ['agent', 'noSuchPage', 'agent'],
] as const)(
  'the %s centre shows "This page does not exist" beside its menu for the page %s (session: %s)',
  async (centre, page, session) => {
    await openSite(`/index?${centre}=${page}`, { session });
    expect(await screen.findByText('This page does not exist')).toBeInTheDocument();
    expect((await menuOf()).current).toEqual([]);
  },
);

test('the member centre shows its title, and its close button closes it [member.popup.title]', async () => {
  await openSite('/rng?member=transferFund', { session: 'player' });
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await userEvent.click(centre.getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.where).toBe('/rng');
});

test('a click on the background leaves the member centre open [modal.member.no-background-close]', async () => {
  await openSite('/index?member=securityCenter', { session: 'player' });
  const centre = await screen.findByRole('dialog', { name: 'Member centre' });
  await userEvent.click(centre);
  await act(() => turns());
  expect(screen.getByRole('dialog', { name: 'Member centre' })).toBeInTheDocument();
  expect(address.where).toBe('/index?member=securityCenter');
});

test('Escape closes the member centre and removes it from the URL [modal.member.escape]', async () => {
  await openSite('/rng?page=LUNA&member=securityCenter', { session: 'player' });
  await screen.findByRole('dialog', { name: 'Member centre' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.where).toBe('/rng?page=LUNA');
});

test('a visitor at the URL of the member centre has to log in first [roles.member.centre]', async () => {
  const { stores } = await openSite('/index?member=securityCenter');
  await waitFor(() => expect(stores.modals.get()?.name).toBe('login'));
});

test('a trial account gets a warning instead of the member centre [roles.member.centre]', async () => {
  const { stores } = await openSite('/index?member=securityCenter', { session: 'trial' });
  expect(await screen.findByText('You need a real account for this.')).toBeInTheDocument();
  expect([stores.modals.get(), address.where]).toEqual([null, '/index']);
});

test('the agent centre opens for an agent [roles.agent-site] [navigation.route.member]', async () => {
  await openSite('/index?agent=agentTeamOverview', { session: 'agent' });
  expect(await screen.findByRole('dialog', { name: 'Agent' })).toBeInTheDocument();
});

test.each(['?agent=agentTeamOverview', '?agent=contractRequests&account=agent02&offer=daily'])(
  'a player at the URL of the agent centre, %s, sees a message that the page is for agents [roles.agent-site]',
  async (query) => {
    const { stores } = await openSite(`/index${query}`, { session: 'player' });
    await waitFor(() => expect(stores.toasts.get().map(({ text }) => text)).toEqual(['This page is for agents']));
    expect([stores.modals.get(), address.where]).toEqual([null, '/index']);
  },
);
