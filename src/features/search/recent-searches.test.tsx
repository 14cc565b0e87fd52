import {
  renderSearchModal,
  searchBox,
  storedSearches,
  rows,
  problem,
  setUpSearchPage,
} from '#tests/support/render-search-modal.tsx';
import '@testing-library/jest-dom/vitest';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';

setUpSearchPage();

test('a search is stored only when a result is chosen or Enter is pressed', async () => {
  const { onClose } = await renderSearchModal();
  await userEvent.type(searchBox(), 'koi');
  expect(storedSearches()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(storedSearches()).toEqual(['koi']);
  await userEvent.clear(searchBox());
  await userEvent.type(searchBox(), 'luna');
  await userEvent.click(screen.getByRole('option', { name: /Luna\s*Reels.*Slots/ }));
  expect([storedSearches(), onClose.mock.calls.length]).toEqual([['luna', 'koi'], 1]);
});

test('stored searches can be run again, and removed one by one or all at once', async () => {
  writeLocal('searches', '["koi","moon","naga"]');
  await renderSearchModal();
  await userEvent.click(screen.getByRole('button', { name: 'Remove moon' }));
  expect(storedSearches()).toEqual(['koi', 'naga']);
  await userEvent.click(screen.getByRole('button', { name: 'naga' }));
  expect([searchBox(), rows()[0]]).toEqual([expect.objectContaining({ value: 'naga' }), 'Naga Emas RajaNaga Emas']);
  expect(searchBox()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([storedSearches(), screen.queryByText('Recent searches')]).toEqual([[], null]);
});

test('hot games are shown before anything is typed', async () => {
  const { setup, onClose } = await renderSearchModal();
  await userEvent.click(screen.getByRole('button', { name: /Hot 2/ }));
  expect([onClose.mock.calls.length, setup.stores.modals.get()?.name, storedSearches()]).toEqual([1, 'login', []]);
});

test('hot games that failed to load can be retried, and the heading is hidden if there are none', async () => {
  await renderSearchModal({ answers: { 'games.hotGames': problem('internal', 500) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  cleanup();
  await renderSearchModal({ answers: { 'games.hotGames': [] } });
  expect(screen.queryByText('Hot games')).toBeNull();
});

test('the / key can be turned off', async () => {
  await renderSearchModal();
  await userEvent.click(screen.getByRole('checkbox', { name: 'The / key opens the search' }));
  expect(readLocal('searchSlash')).toBe('off');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(readLocal('searchSlash')).toBeNull();
});
