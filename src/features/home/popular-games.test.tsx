import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { popular } from '#schemas/calls/home.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
import { PopularGames } from './popular-games.tsx';

const game = (nodeId: number, more: object = {}) => ({
  nodeId,
  vassalage: 'LUNA',
  gameType: 'RNG',
  gameClassify: null,
  gameName: `Game ${nodeId}`,
  minBet: 1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  vendor: 'Luna Reels',
  ...more,
});
const games = (count: number) => Array.from({ length: count }, (_, at) => game(at + 1));
const draw = (answer: unknown, more: PartParameters = {}) =>
  renderPart(<PopularGames />, { ...more, answers: { 'home.popular': answer, ...more.answers } });
const press = (name: RegExp) => act(async () => screen.getByRole('button', { name }).click());

test('the home page shows at most 20 popular games [home.popular.list] [const.popular-count]', async () => {
  await draw(games(25));
  expect(screen.getAllByRole('button', { name: /^Game/ })).toHaveLength(20);
});

test('the request for 20 popular games names the lottery type, device and language of the site [home.popular.list] [const.popular-count]', async () => {
  const { setup } = await draw(games(1));
  const asked = setup.stores.queries
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === popular.name);
  expect(asked?.queryKey[1]).toEqual({ count: 20, prizeMode: 'SEA', device: 'WEB', language: 'EN' });
});

test('the tile of a popular game shows its name, its vendor and a label for hot games [home.popular.list]', async () => {
  await draw([game(1, { isHot: 1 })]);
  expect(screen.getByRole('button', { name: /Hot.*Game 1.*Luna Reels/ })).toBeDefined();
});

test('if a visitor chooses a game, the login opens and nothing is launched [home.popular.click] [launch.login.required]', async () => {
  const { setup } = await draw(games(1));
  await press(/^Game 1/);
  expect(setup.stores.modals.get()?.name).toBe('login');
  expect(setup.stores.dialogs.get()).toEqual([]);
});

test('if a trial account chooses a game, a warning is shown and nothing is launched [home.popular.click] [launch.trial.blocked]', async () => {
  await draw(games(1), { session: 'trial' });
  await press(/^Game 1/);
  expect(await screen.findByText('You need a real account for this.')).toBeDefined();
});

test('a trial account can play a popular game that has a demo mode [home.popular.click] [launch.trial.free]', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await draw([game(1, { hasDemo: true })], { session: 'trial' });
  await press(/^Game 1/);
  expect(open).toHaveBeenCalledOnce();
  expect(screen.queryByText('You need a real account for this.')).toBeNull();
});

test('if there are no popular games, a message and a link to all games are shown', async () => {
  await draw([]);
  expect(screen.getByText(/^No popular games right now/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'All games' }).getAttribute('href')).toBe('/rng');
});

test('games that failed to load can be retried', async () => {
  await draw(new Problem({ code: 'internal', status: 500, message: '' }));
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
