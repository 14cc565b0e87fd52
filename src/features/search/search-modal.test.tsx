import {
  renderSearchModal,
  searchBox,
  group,
  rows,
  activeRow,
  setCoarsePointer,
  setUpSearchPage,
} from '#tests/support/render-search-modal.tsx';
import '@testing-library/jest-dom/vitest';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readLocal } from '#src/lib/browser-storage.ts';
import { sampleCatalogue } from '#storybook/sample-catalogue.ts';

setUpSearchPage();

test('typing finds games, vendors and categories at once and highlights the matches [games.search.name]', async () => {
  await renderSearchModal();
  expect(searchBox()).toHaveFocus();
  await userEvent.type(searchBox(), 'naga');
  expect(group(/^Games/)).toEqual([
    'Naga Emas RajaNaga Emas',
    'Tembak Ikan JuaraNaga Emas',
    'Sabung Ayam JagoNaga Emas',
    'Pusoy DosNaga Emas',
    'Tongits HariNaga Emas',
  ]);
  expect(group(/^Providers/)).toEqual(['Naga EmasPVP · 5 games']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent).slice(0, 2)).toEqual(['Naga', 'Naga']);
  await userEvent.clear(searchBox());
  await userEvent.type(searchBox(), 'fish');
  expect(group(/^Categories/)).toEqual(['Fishing']);
});

test('a query with a typo finds the game and highlights the correct spelling in its name [games.search.name]', async () => {
  await renderSearchModal({ query: 'pheonix' });
  expect(rows()).toEqual(['Phoenix RisingLuna Reels']);
  expect(document.querySelector('mark')).toHaveTextContent('Phoenix');
});

test('games of a category that the site does not offer are not found', async () => {
  await renderSearchModal({
    query: 'dragon',
    answers: {
      'games.gameCatalogue': {
        vendors: sampleCatalogue.map((vendor) =>
          vendor.vassalage === 'PIXEL' ? { ...vendor, gameType: 'COCKFIGHT' } : vendor,
        ),
      },
    },
  });
  expect(rows().join()).not.toContain('Dragon Scratch');
});

test('the arrow keys move through the results and back to the field, and Enter opens the active result', async () => {
  const { onClose, onSection } = await renderSearchModal({ query: 'naga' });
  expect(activeRow()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(activeRow()).toBe('Naga Emas RajaNaga Emas');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Naga Emas Raja');
  await userEvent.keyboard('{ArrowUp}');
  expect(activeRow()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(activeRow()).toBe('Naga EmasPVP · 5 games');
  await userEvent.keyboard('{Enter}');
  expect([onClose.mock.calls.length, onSection.mock.calls]).toEqual([
    1,
    [['PVP', expect.objectContaining({ vassalage: 'NAGA' })]],
  ]);
});

test('Page Up and Page Down move by eight results and stop at the first and last one', async () => {
  await renderSearchModal({ query: 'dragon' });
  await userEvent.keyboard('{PageDown}');
  expect(activeRow()).toBe(rows().at(Math.min(7, rows().length - 1)));
  await userEvent.keyboard('{PageUp}');
  expect(activeRow()).toBe(rows()[0]);
});

test('if no result is active, Enter activates the first one', async () => {
  const { onClose } = await renderSearchModal({ query: 'naga' });
  await userEvent.keyboard('{Enter}');
  expect([activeRow(), onClose.mock.calls.length]).toEqual([rows()[0], 0]);
});

test('on a touch screen, Enter hides the on-screen keyboard so that the results can be seen', async () => {
  setCoarsePointer(true);
  const { onClose } = await renderSearchModal({ query: 'naga' });
  await userEvent.keyboard('{Enter}');
  expect(searchBox()).not.toHaveFocus();
  expect([activeRow(), onClose.mock.calls.length]).toEqual([null, 0]);
});

test('a result becomes active when the pointer moves over it, but not when it scrolls under a resting pointer', async () => {
  await renderSearchModal({ query: 'naga' });
  const [, second] = screen.getAllByRole('option');
  if (second === undefined) throw new Error('the search found fewer than two results');
  fireEvent.pointerMove(second, { movementX: 0, movementY: 0 });
  expect(activeRow()).toBeNull();
  fireEvent(second, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 1, movementY: 0 }));
  expect(activeRow()).toBe('Tembak Ikan JuaraNaga Emas');
  expect(searchBox()).toHaveFocus();
});

test('scrolling the results by touch hides the on-screen keyboard', async () => {
  await renderSearchModal({ query: 'naga' });
  fireEvent.touchMove(screen.getByRole('listbox'));
  expect(searchBox()).not.toHaveFocus();
});

test('choosing a category closes the search before it opens the page of the category', async () => {
  const order: string[] = [];
  const { onClose, onSection } = await renderSearchModal({ query: 'fishing' });
  onClose.mockImplementation(() => order.push('closed'));
  onSection.mockImplementation(() => order.push('led'));
  await userEvent.click(within(screen.getByRole('group', { name: /^Categories/ })).getByRole('option'));
  expect([order, onSection.mock.calls]).toEqual([['closed', 'led'], [['FISH']]]);
});

test('if a visitor chooses a game, the search closes and the login opens [launch.login.required]', async () => {
  const { setup, onClose } = await renderSearchModal({ query: 'golden dragon' });
  await userEvent.click(screen.getByRole('option', { name: /Golden Dragon/ }));
  expect([onClose.mock.calls.length, setup.stores.modals.get()?.name]).toEqual([1, 'login']);
});

test("a result that represents a vendor opens a modal with the vendor's games [modal.game-popup] [launch.popup.vassalage]", async () => {
  const list = { nodeId: 9, gameName: 'Megapot', gameClassify: 'JACKPOT', isGame: 'VASSALAGE', defaultPlayType: null };
  const { setup } = await renderSearchModal({
    query: 'megapot',
    answers: {
      'games.gameCatalogue': { vendors: [{ vassalage: 'MEGA', vendor: 'Mega', gameType: 'RNG', games: [list] }] },
    },
  });
  await userEvent.click(screen.getByRole('option', { name: /Megapot/ }));
  expect(setup.stores.modals.get()).toEqual({
    name: 'gamePopup',
    props: { title: 'Megapot', query: { gameType: 'RNG', vassalage: 'MEGA' } },
  });
});

test('the number of results is announced after a pause in typing', async () => {
  await renderSearchModal();
  await userEvent.type(searchBox(), 'naga');
  const said = () =>
    screen
      .getAllByRole('status')
      .map((status) => status.textContent)
      .join('');
  expect(said()).toBe('');
  await waitFor(() => expect(said()).toBe('6 results'));
});

test('more than thirty games are shown in steps of thirty', async () => {
  const games = Array.from({ length: 70 }, (_, nodeId) => ({
    nodeId,
    gameName: `Koi ${nodeId}`,
    gameClassify: null,
    isGame: 'GAME',
    defaultPlayType: null,
  }));
  await renderSearchModal({
    query: 'koi',
    answers: { 'games.gameCatalogue': { vendors: [{ vassalage: 'LUNA', vendor: 'Luna', gameType: 'RNG', games }] } },
  });
  expect([rows().length, screen.getByRole('group', { name: /^Games/ }).textContent?.slice(0, 7)]).toEqual([
    30,
    'Games70',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'More games' }));
  expect(rows()).toHaveLength(60);
  await userEvent.click(screen.getByRole('button', { name: 'More games' }));
  expect([rows().length, screen.queryByRole('button', { name: 'More games' })]).toEqual([70, null]);
});

test('if there are no results, the closest name is suggested and can be searched for', async () => {
  await renderSearchModal({ query: 'cristall tenpel' });
  expect(screen.getByText('Nothing found for “cristall tenpel”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean Crystal Temple?' }));
  expect(searchBox()).toHaveValue('Crystal Temple');
  expect(rows()).toEqual(['Crystal TempleLuna Reels']);
});

test('if there are no results and no name is similar, a button clears the search', async () => {
  await renderSearchModal({ query: 'qwxyz' });
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? document.body);
  expect([searchBox(), rows()]).toEqual([expect.objectContaining({ value: '' }), []]);
});

test('if there are no results, the categories are offered, and each opens its page', async () => {
  const { onClose, onSection } = await renderSearchModal({ query: 'qwxyz' });
  const categories = within(screen.getByRole('region', { name: 'Categories' }));
  await userEvent.click(categories.getByRole('button', { name: 'Fishing' }));
  expect([onClose.mock.calls.length, onSection.mock.calls]).toEqual([1, [['FISH']]]);
  // A search without results is not stored.
  expect(readLocal('searches')).toBeNull();
});

test('if there are no results, the hot games are offered, and each can be started [launch.login.required]', async () => {
  const { setup, onClose } = await renderSearchModal({ query: 'qwxyz' });
  const hot = within(await screen.findByRole('region', { name: 'Hot games' }));
  await userEvent.click((await hot.findAllByRole('button'))[0] ?? document.body);
  expect([onClose.mock.calls.length, setup.stores.modals.get()?.name]).toEqual([1, 'login']);
});

test('Escape closes the search, even if text has been typed', async () => {
  const { onClose } = await renderSearchModal({ query: 'naga' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('during input method composition, Escape does not close the search', async () => {
  const { onClose } = await renderSearchModal({ query: 'ドラ' });
  fireEvent.keyDown(searchBox(), { key: 'Escape', isComposing: true });
  expect([searchBox(), onClose.mock.calls.length]).toEqual([expect.objectContaining({ value: 'ドラ' }), 0]);
});
