import '@testing-library/jest-dom/vitest';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { readLocal, writeLocal } from '#src/lib/browser-storage.ts';
import { drawPart, type PartParameters } from '#tests/draw-part.tsx';
import { sampleCatalogue, sampleNames, sampleSections } from './sample-catalogue.ts';
import { SearchModal } from './search-modal.tsx';

let isCoarse = false;
beforeEach(() => {
  isCoarse = false;
  writeLocal('searches', null);
  writeLocal('searchSlash', null);
  vi.stubGlobal('matchMedia', () => ({
    matches: isCoarse,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const refusal = (code: string, status: number) => new Problem({ code, status, message: '' });
const hot = (nodeId: number) => ({
  nodeId,
  vassalage: 'LUNA',
  gameType: 'RNG',
  gameClassify: null,
  gameName: `Hot ${nodeId}`,
  minBet: 1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  vendor: 'Luna Reels',
});

const draw = async ({ query, answers, ...more }: PartParameters & { query?: string } = {}) => {
  const onClose = vi.fn();
  const onSection = vi.fn();
  const drawn = await drawPart(
    <SearchModal
      onClose={onClose}
      {...(query === undefined ? {} : { query })}
      names={sampleNames}
      sections={sampleSections}
      onSection={onSection}
    />,
    {
      ...more,
      answers: { 'games.gameCatalogue': { vendors: sampleCatalogue }, 'games.hotGames': [hot(1), hot(2)], ...answers },
    },
  );
  return { ...drawn, onClose, onSection };
};
const box = () => screen.getByRole('combobox', { name: 'Search games, providers and categories' });
const rows = () => screen.queryAllByRole('option').map((row) => row.textContent);
const group = (name: RegExp) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('option')
    .map((row) => row.textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const kept = (): unknown => JSON.parse(readLocal('searches') ?? '[]');

test('typing finds games, vendors and categories at once, with matches highlighted [games.search.name]', async () => {
  await draw();
  expect(box()).toHaveFocus();
  await userEvent.type(box(), 'naga');
  expect(group(/^Games/)).toEqual([
    'Naga Emas RajaNaga Emas',
    'Tembak Ikan JuaraNaga Emas',
    'Sabung Ayam JagoNaga Emas',
    'Pusoy DosNaga Emas',
    'Tongits HariNaga Emas',
  ]);
  expect(group(/^Providers/)).toEqual(['Naga EmasPVP · 5 games']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent).slice(0, 2)).toEqual(['Naga', 'Naga']);
  await userEvent.clear(box());
  await userEvent.type(box(), 'fish');
  expect(group(/^Categories/)).toEqual(['Fishing']);
});

test('a typo still finds the game, highlighted as it is spelled [games.search.name]', async () => {
  await draw({ query: 'pheonix' });
  expect(rows()).toEqual(['Phoenix RisingLuna Reels']);
  expect(document.querySelector('mark')).toHaveTextContent('Phoenix');
});

test('games of a category that this site does not have are not found', async () => {
  await draw({
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

test('arrow keys move through the results and back to the field, and Enter chooses', async () => {
  const { onClose, onSection } = await draw({ query: 'naga' });
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowDown}');
  expect(active()).toBe('Naga Emas RajaNaga Emas');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Naga Emas Raja');
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBeNull();
  await userEvent.keyboard('{ArrowUp}');
  expect(active()).toBe('Naga EmasPVP · 5 games');
  await userEvent.keyboard('{Enter}');
  expect([onClose.mock.calls.length, onSection.mock.calls]).toEqual([
    1,
    [['PVP', expect.objectContaining({ vassalage: 'NAGA' })]],
  ]);
});

test('page keys move by eight and stop at the ends', async () => {
  await draw({ query: 'dragon' });
  await userEvent.keyboard('{PageDown}');
  expect(active()).toBe(rows().at(Math.min(7, rows().length - 1)));
  await userEvent.keyboard('{PageUp}');
  expect(active()).toBe(rows()[0]);
});

test('Enter without an active result moves to the first one', async () => {
  const { onClose } = await draw({ query: 'naga' });
  await userEvent.keyboard('{Enter}');
  expect([active(), onClose.mock.calls.length]).toEqual([rows()[0], 0]);
});

test('on a phone Enter hides the keyboard and keeps the results', async () => {
  isCoarse = true;
  const { onClose } = await draw({ query: 'naga' });
  await userEvent.keyboard('{Enter}');
  expect(box()).not.toHaveFocus();
  expect([active(), onClose.mock.calls.length]).toEqual([null, 0]);
});

test('a moving pointer activates its result, and a resting one does not', async () => {
  await draw({ query: 'naga' });
  const [, second] = screen.getAllByRole('option');
  if (second === undefined) throw new Error('too few finds');
  fireEvent.pointerMove(second, { movementX: 0, movementY: 0 });
  expect(active()).toBeNull();
  fireEvent(second, Object.assign(new Event('pointermove', { bubbles: true }), { movementX: 1, movementY: 0 }));
  expect(active()).toBe('Tembak Ikan JuaraNaga Emas');
  expect(box()).toHaveFocus();
});

test('scrolling the results by touch hides the keyboard', async () => {
  await draw({ query: 'naga' });
  fireEvent.touchMove(screen.getByRole('listbox'));
  expect(box()).not.toHaveFocus();
});

test('a chosen category leads to its page, after the search has closed', async () => {
  const order: string[] = [];
  const { onClose, onSection } = await draw({ query: 'fishing' });
  onClose.mockImplementation(() => order.push('closed'));
  onSection.mockImplementation(() => order.push('led'));
  await userEvent.click(within(screen.getByRole('group', { name: /^Categories/ })).getByRole('option'));
  expect([order, onSection.mock.calls]).toEqual([['closed', 'led'], [['FISH']]]);
});

test('a visitor who chooses a game is asked to log in [launch.login.required]', async () => {
  const { world, onClose } = await draw({ query: 'golden dragon' });
  await userEvent.click(screen.getByRole('option', { name: /Golden Dragon/ }));
  expect([onClose.mock.calls.length, world.stores.modals.get()?.name]).toEqual([1, 'login']);
});

test('an entry that stands for a vendor opens its games [modal.game-popup] [launch.popup.vassalage]', async () => {
  const list = { nodeId: 9, gameName: 'Megapot', gameClassify: 'JACKPOT', isGame: 'VASSALAGE', defaultPlayType: null };
  const { world } = await draw({
    query: 'megapot',
    answers: {
      'games.gameCatalogue': { vendors: [{ vassalage: 'MEGA', vendor: 'Mega', gameType: 'RNG', games: [list] }] },
    },
  });
  await userEvent.click(screen.getByRole('option', { name: /Megapot/ }));
  expect(world.stores.modals.get()).toEqual({
    name: 'gamePopup',
    props: { title: 'Megapot', query: { gameType: 'RNG', vassalage: 'MEGA' } },
  });
});

test('the number of results is announced after a pause in typing', async () => {
  await draw();
  await userEvent.type(box(), 'naga');
  const said = () =>
    screen
      .getAllByRole('status')
      .map((status) => status.textContent)
      .join('');
  expect(said()).toBe('');
  await waitFor(() => expect(said()).toBe('6 results'), { timeout: 3_000 });
});

test('more than thirty games show in steps of thirty', async () => {
  const games = Array.from({ length: 70 }, (_, nodeId) => ({
    nodeId,
    gameName: `Koi ${nodeId}`,
    gameClassify: null,
    isGame: 'GAME',
    defaultPlayType: null,
  }));
  await draw({
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

test('without results the closest name is suggested and can be searched', async () => {
  await draw({ query: 'cristall tenpel' });
  expect(screen.getByText('Nothing found for “cristall tenpel”')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Did you mean Crystal Temple?' }));
  expect(box()).toHaveValue('Crystal Temple');
  expect(rows()).toEqual(['Crystal TempleLuna Reels']);
});

test('without a close name the search can be cleared', async () => {
  await draw({ query: 'qwxyz' });
  expect(screen.queryByRole('button', { name: /^Did you mean/ })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear the search' }).at(-1) ?? document.body);
  expect([box(), rows()]).toEqual([expect.objectContaining({ value: '' }), []]);
});

test('Escape first clears the field and then closes the search', async () => {
  const { onClose } = await draw({ query: 'naga' });
  await userEvent.keyboard('{Escape}');
  expect([box(), onClose.mock.calls.length]).toEqual([expect.objectContaining({ value: '' }), 0]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a search is stored when a result is chosen or Enter is pressed, and not before', async () => {
  const { onClose } = await draw();
  await userEvent.type(box(), 'koi');
  expect(kept()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(kept()).toEqual(['koi']);
  await userEvent.clear(box());
  await userEvent.type(box(), 'luna');
  await userEvent.click(screen.getByRole('option', { name: /Luna Reels.*Slots/ }));
  expect([kept(), onClose.mock.calls.length]).toEqual([['luna', 'koi'], 1]);
});

test('stored searches can be run again and removed, one or all', async () => {
  writeLocal('searches', '["koi","moon","naga"]');
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Remove moon' }));
  expect(kept()).toEqual(['koi', 'naga']);
  await userEvent.click(screen.getByRole('button', { name: 'naga' }));
  expect([box(), rows()[0]]).toEqual([expect.objectContaining({ value: 'naga' }), 'Naga Emas RajaNaga Emas']);
  expect(box()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect([kept(), screen.queryByText('Recent searches')]).toEqual([[], null]);
});

test('before anything is typed the hot games show', async () => {
  const { world, onClose } = await draw();
  await userEvent.click(screen.getByRole('button', { name: /Hot 2/ }));
  expect([onClose.mock.calls.length, world.stores.modals.get()?.name, kept()]).toEqual([1, 'login', []]);
});

test('hot games that did not load can be retried, and without any there is no heading', async () => {
  await draw({ answers: { 'games.hotGames': refusal('internal', 500) } });
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  cleanup();
  await draw({ answers: { 'games.hotGames': [] } });
  expect(screen.queryByText('Hot games')).toBeNull();
});

test('vendors and categories are found while the games load', async () => {
  await draw({ query: 'luna', answers: { 'games.gameCatalogue': 'pending' } });
  expect(rows()).toEqual(['Luna ReelsSlots']);
  expect(screen.queryByText(/^Nothing found/)).toBeNull();
});

test.each([
  ['not_found', 404],
  ['not_built_yet', 501],
  ['internal', 500],
])(
  "without a catalogue (%s) the platform's own search finds the games, once the typing rests [games.search.name]",
  async (code, status) => {
    const { world } = await draw({
      answers: {
        'games.gameCatalogue': refusal(code, status),
        'games.gameList': { games: [{ ...hot(7), gameName: 'Lucky Koi' }], totalPages: 1 },
      },
    });
    await userEvent.type(box(), 'koi');
    expect(rows()).toEqual([]);
    expect(await screen.findByRole('option', { name: /Lucky Koi/ })).toHaveTextContent('Lucky KoiLuna Reels');
    const asked = world.stores.queries
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => queryKey[0] === 'search.platform')
      .filter(({ state }) => state.data !== undefined)
      .map(({ queryKey }) => queryKey[1]);
    expect(asked).toEqual(['koi']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.querySelector('mark')).toHaveTextContent('Koi');
  },
);

test("a newer query aborts the platform's search for the older one", async () => {
  const { world } = await draw({
    query: 'koi',
    answers: { 'games.gameCatalogue': refusal('not_found', 404), 'games.gameList': 'pending' },
  });
  const states = () =>
    Object.fromEntries(
      world.stores.queries
        .getQueryCache()
        .getAll()
        .filter(({ queryKey }) => queryKey[0] === 'search.platform')
        .map(({ queryKey, state }) => [queryKey[1], state.fetchStatus]),
    );
  await waitFor(() => expect(states()).toEqual({ koi: 'fetching' }));
  await userEvent.type(box(), ' x');
  await waitFor(() => expect(states()).toEqual({ koi: 'idle', 'koi x': 'fetching' }));
});

test('if the platform finds nothing either, the search says so', async () => {
  await draw({
    query: 'qwxyz',
    answers: { 'games.gameCatalogue': refusal('not_found', 404), 'games.gameList': { games: [], totalPages: 0 } },
  });
  expect(await screen.findByText('Nothing found for “qwxyz”')).toBeInTheDocument();
});

test('a search that fails both ways says so and can be retried', async () => {
  const { world } = await draw({
    query: 'qwxyz',
    answers: { 'games.gameCatalogue': refusal('not_found', 404), 'games.gameList': refusal('internal', 500) },
  });
  expect(await screen.findByText('The search did not get through.')).toBeInTheDocument();
  const failures = () =>
    world.stores.queries.getQueryCache().find({ queryKey: ['search.platform', 'qwxyz', 'EN'] })?.state.errorUpdateCount;
  const before = failures() ?? 0;
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(failures()).toBe(before + 1));
});

test('the index of the games is built once per page load', async () => {
  const { world } = await draw({ query: 'koi' });
  const index = world.stores.queries
    .getQueryCache()
    .getAll()
    .find(({ queryKey }) => queryKey[0] === 'search.games');
  expect([index?.queryKey, index?.isStale(), index?.state.dataUpdateCount]).toEqual([['search.games', 'EN'], false, 1]);
});

test('the / key can be turned off', async () => {
  await draw();
  await userEvent.click(screen.getByRole('checkbox', { name: 'The / key opens the search' }));
  expect(readLocal('searchSlash')).toBe('off');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(readLocal('searchSlash')).toBeNull();
});
