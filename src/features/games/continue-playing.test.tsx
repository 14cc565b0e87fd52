import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCookie } from '#src/lib/browser-storage.ts';
import { answerPages } from '#tests/support/sample-games.ts';
import { renderGamesPage } from '#tests/support/render-games-page.tsx';

test('the recent games of a member can be launched again', async () => {
  await renderGamesPage({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': answerPages(3, 'list', { gameName: 'Luna' }) },
  });
  expect(
    await within(await screen.findByRole('region', { name: 'Continue playing' })).findAllByRole('button', {
      name: 'Luna',
    }),
  ).toHaveLength(3);
});

const marks = () => [readCookie('continues'), document.documentElement.dataset.continues];

test('after a visit without recent games, the skeleton of the recent games is hidden until there are some again', async () => {
  await renderGamesPage({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': answerPages(1, 'list', { gameName: 'Luna' }) },
  });
  await screen.findByRole('button', { name: 'Luna' });
  expect(marks()).toEqual([null, undefined]);
  cleanup();
  await renderGamesPage({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': { list: [], totalPages: 0 } },
  });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull());
  expect(marks()).toEqual(['no', 'no']);
  cleanup();
  await renderGamesPage({
    session: 'player',
    answers: { 'games.favorites': [], 'games.recentGames': answerPages(1, 'list', { gameName: 'Luna' }) },
  });
  await screen.findByRole('button', { name: 'Luna' });
  expect(marks()).toEqual([null, undefined]);
});

test('while the vendors load, the skeleton of the recent games is above the filters, as it is afterwards', async () => {
  await renderGamesPage({
    session: 'player',
    answers: { 'account.gameMenus': 'pending', 'games.favorites': [], 'games.recentGames': 'pending' },
  });
  const room = document.querySelector('[class*="data-continues"]');
  expect(room?.compareDocumentPosition(screen.getByRole('searchbox', { name: 'Search by name' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(screen.getAllByText('Loading').length).toBeGreaterThan(0);
});
