import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { MenuGroup } from '#schemas/game.ts';
import type { ClientBrand } from '#src/document/document-data.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { SiteNav } from './site-nav.tsx';
import { useMenu } from './menu-provider.tsx';
// Loaded lazily on the site; imported here, so that no test waits for it.
import './find-kinds.ts';
import './vendor-panel.tsx';

const vendors = (gameCategory: string, count: number): MenuGroup => ({
  gameCategory,
  vendors: Array.from({ length: count }, (_, index) => ({
    vassalage: `${gameCategory}${index}`,
    accountTypeId: index,
    smallIcon: null,
    isHot: index === 0 ? 1 : 0,
    gameType: gameCategory,
    nodeId: index,
    name: `${gameCategory} house ${index}`,
  })),
});

function Nav() {
  const { pathname, search } = useLocation();
  return (
    <>
      <SiteNav entries={useMenu()} />
      <output>{pathname + search}</output>
    </>
  );
}

const draw = (parameters: PartParameters = {}) =>
  renderPart(<Nav />, {
    ...parameters,
    answers: {
      'account.gameMenus': [vendors('RNG', 6), vendors('LIVE', 5), vendors('LOTT', 2), vendors('ELOTT', 1)],
      ...parameters.answers,
    },
  });
const at = () => screen.getByRole('status').textContent;
const panel = () => document.querySelector<HTMLElement>('[data-centred]');

test.each(['{Enter}', ' '])(
  'the key %j opens the vendors of a category, Tab moves into them, and Escape closes them [header.nav.vendor-dropdown] [header.dropdown.keyboard]',
  async (key) => {
    await draw();
    const entry = screen.getByRole('link', { name: 'Live casino' });
    entry.focus();
    await userEvent.keyboard(key);
    expect(entry).toHaveAttribute('aria-expanded', 'true');
    const all = await screen.findByRole('link', { name: 'All of Live casino' });
    await userEvent.tab();
    expect(all).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(entry).toHaveAttribute('aria-expanded', 'false');
    expect(entry).toHaveFocus();
  },
);

test('hovering over a category opens its vendors, and a click opens its page [header.nav.vendor-dropdown] [navigation.type.others]', async () => {
  await draw();
  const entry = screen.getByRole('link', { name: 'Live casino' });
  await userEvent.hover(entry);
  expect(await screen.findByRole('link', { name: /LIVE house 0/ })).toHaveAttribute('href', '/live?page=LIVE0');
  await userEvent.click(entry);
  expect(at()).toBe('/live');
  expect(screen.queryByRole('link', { name: /LIVE house 0/ })).toBeNull();
});

test('the first tap on a category opens its vendors [header.nav.vendor-dropdown]', async () => {
  await draw();
  const entry = screen.getByRole('link', { name: 'Live casino' });
  fireEvent.pointerDown(entry, { pointerType: 'touch' });
  fireEvent.click(entry, { detail: 1 });
  expect(entry).toHaveAttribute('aria-expanded', 'true');
  expect(at()).toBe('/index');
});

test('only hot vendors are marked as hot [header.nav.hot-icon]', async () => {
  await draw();
  screen.getByRole('link', { name: 'Slots' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(within(await screen.findByRole('link', { name: /RNG house 0/ })).getByText('Hot')).toBeInTheDocument();
  expect(within(screen.getByRole('link', { name: /RNG house 1/ })).queryByText('Hot')).toBeNull();
});

test('if a picture in the header fails to load, it is not requested again [header.images.attempts] [const.lazy-attempts]', async () => {
  await draw();
  screen.getByRole('link', { name: 'Live casino' }).focus();
  await userEvent.keyboard('{Enter}');
  const vendor = await screen.findByRole('link', { name: 'LIVE house 1' });
  const pictures = () => vendor.querySelectorAll('img');
  await waitFor(() => expect(pictures()).toHaveLength(1));
  fireEvent.error(pictures()[0] as HTMLElement);
  expect(pictures()).toHaveLength(0);
});

test('up to five vendors are centred below their category, and six have the full width of the menu [header.nav.centre] [const.dropdown-centre]', async () => {
  await draw();
  screen.getByRole('link', { name: 'Live casino' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(panel()).toHaveClass('start-1/2');
  await userEvent.keyboard('{Escape}');
  screen.getByRole('link', { name: 'Slots' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('link', { name: /RNG house 5/ })).toBeInTheDocument();
  expect(panel()).toBeNull();
});

test('choosing a vendor of slots stores it as the last chosen vendor and opens its tab [navigation.type.rng] [session.validate]', async () => {
  await draw();
  screen.getByRole('link', { name: 'Slots' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: /RNG house 2/ }));
  expect(readSession('gameVendor')).toBe('RNG2');
  expect(at()).toBe('/rng?page=RNG2');
});

test.each([
  ['Lottery', '/lottery'],
  ['E-lottery', '/elott'],
])(
  'a visitor can open the list of all games of the category %s at %s [navigation.route.lottery] [navigation.route.elott]',
  async (name, page) => {
    const { setup } = await draw();
    fireEvent.click(screen.getByRole('button', { name }), { detail: 0 });
    await userEvent.click(await screen.findByRole('link', { name: `All of ${name}` }));
    expect([at(), setup.stores.modals.get()]).toEqual([page, null]);
  },
);

test('if a visitor chooses the lottery, the login opens [navigation.type.lottery] [launch.login.required]', async () => {
  const { setup } = await draw();
  fireEvent.click(screen.getAllByRole('button', { name: 'Lottery' })[0] as HTMLElement, { detail: 1 });
  expect(setup.stores.modals.get()?.name).toBe('login');
});

test('choosing a category that has no game shows a maintenance message [navigation.type.first-game-none]', async () => {
  const { setup } = await draw({ session: 'player', answers: { 'games.gameList': { games: [], totalPages: 0 } } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Lottery' })[0] as HTMLElement, { detail: 1 });
  await waitFor(() => expect(setup.stores.toasts.get()[0]?.text).toBe('This game is under maintenance.'));
});

const kinds = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((to) => to?.includes('classify='));
const navigation: ClientBrand['navigation'] = {
  order: ['RNG', 'JACKPOT', 'CRASH'],
  esportsVassalages: [],
  sportsSpecialVassalage: null,
};

test('slot types that have games are in the menu [navigation.type.other-categories]', async () => {
  await draw({ brand: { navigation } });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(new Set(kinds())).toEqual(new Set(['/rng?classify=JACKPOT', '/rng?classify=CRASH']));
});

test('slot types that have no games are not in the menu [navigation.type.other-categories]', async () => {
  await draw({ brand: { navigation }, answers: { 'games.gameList': { games: [], totalPages: 0 } } });
  await waitFor(() => expect(kinds()).toEqual([]));
  expect(screen.getByRole('link', { name: 'Slots' })).toBeInTheDocument();
});
