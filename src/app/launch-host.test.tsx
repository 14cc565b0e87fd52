import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LaunchableGame } from '#machines/game-launch/game-launch.machine.ts';
import { Problem } from '#schemas/problem.ts';
import { readSession } from '#src/lib/browser-storage.ts';
import { useStartGame } from '#src/launch/use-start-game.ts';
import { renderPart, type PartParameters } from '#tests/support/render-part.tsx';
// Imported up front, so that no test waits for the lazy chunk.
import '#src/launch/launch-dialog.tsx';
import '#src/launch/launch-machine.ts';

const GAME: LaunchableGame = {
  nodeId: 7,
  vassalage: 'LUNA',
  gameType: 'RNG',
  gameName: 'Golden Gem',
  gameCode: 'LUNA_7',
};
const ADDRESS = 'http://games.localhost:4000/slot?ticket=1';

/** A tab as returned by `window.open`. */
const openedTab = () => {
  const page = document.implementation.createHTMLDocument();
  return { closed: false, opener: window as unknown, document: page, location: { replace: vi.fn() }, close: vi.fn() };
};
let tab = openedTab();
let open = vi.spyOn(window, 'open');

beforeEach(() => {
  tab = openedTab();
  open = vi.spyOn(window, 'open').mockImplementation(() => tab as unknown as Window);
});

afterEach(() => {
  vi.useRealTimers();
});

function Player({ game }: { game: LaunchableGame }) {
  const { start, busy } = useStartGame();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" aria-busy={busy === game.nodeId} onClick={() => start(game)}>
        Play
      </button>
      <p data-testid="at">{pathname + search}</p>
    </>
  );
}

const draw = ({ game = GAME, ...more }: PartParameters & { game?: LaunchableGame } = {}) =>
  renderPart(
    <Routes>
      <Route path="*" element={<Player game={game} />} />
    </Routes>,
    { session: 'player', ...more, answers: { 'games.launch': { url: ADDRESS }, ...more.answers } },
  );
const play = () => act(async () => screen.getByRole('button', { name: 'Play' }).click());
const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await act(async () => button.click());
};
const at = () => screen.getByTestId('at').textContent;

test("a click opens a tab that has no access to this site, shows the game's name, and navigates once the launch URL is known [launch.window] [launch.generic]", async () => {
  const launch = vi.fn((_sent: unknown) => ({ url: ADDRESS }));
  await draw({ answers: { 'games.launch': launch } });
  await play();
  expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
  expect([tab.opener, tab.document.title, tab.document.body.textContent]).toEqual([null, 'Golden Gem', 'Golden Gem …']);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS));
  expect(launch.mock.calls).toEqual([
    [
      {
        nodeId: '7',
        vassalage: 'LUNA',
        gameType: 'RNG',
        gameCode: 'LUNA_7',
        device: 'WEB',
        language: 'EN',
        backUrl: `${location.origin}/index`,
      },
    ],
  ]);
});

test('a relative launch path opens on a launch CDN that the platform lists and the brand allows [launch.cdn]', async () => {
  const { setup } = await draw({ answers: { 'games.launch': { url: '/slot?ticket=2' } } });
  setup.stores.queries.setQueryData<{ info: { launchGameCDNs: string[] } }>(
    ['account.status'],
    (before) =>
      before && {
        ...before,
        info: { ...before.info, launchGameCDNs: ['http://games.localhost:4000', 'https://elsewhere.example'] },
      },
  );
  await play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('http://games.localhost:4000/slot?ticket=2'));
});

test('a relative launch path waits for launch CDNs that are still loading, for example after a reload of the game [launch.cdn] [launch.iframe]', async () => {
  const { setup } = await draw({ answers: { 'games.launch': { url: '/slot?ticket=3' } } });
  const { queries } = setup.stores;
  const answer = queries.getQueryData<{ info: object }>(['account.status']);
  let arrive = (_answer: unknown): void => undefined;
  const late = new Promise((resolve) => {
    arrive = resolve;
  });
  queries.removeQueries({ queryKey: ['account.status'] });
  void queries.fetchQuery({ queryKey: ['account.status'], queryFn: () => late });
  await play();
  expect([screen.queryByRole('alertdialog'), tab.close.mock.calls.length]).toEqual([null, 0]);
  arrive({ ...answer, info: { ...answer?.info, launchGameCDNs: ['http://games.localhost:4000'] } });
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('http://games.localhost:4000/slot?ticket=3'));
});

test('only one launch runs at a time: the button is busy and a second click does nothing [launch.double-click]', async () => {
  const launch = vi.fn(() => 'pending');
  await draw({ answers: { 'games.launch': launch } });
  await play();
  await play();
  expect([
    open.mock.calls.length,
    launch.mock.calls.length,
    screen.getByRole('button', { name: 'Play' }).getAttribute('aria-busy'),
  ]).toEqual([1, 1, 'true']);
});

test.each([
  ['game_maintenance', 'This game is under maintenance.'],
  ['not_found', null],
  ['network', null],
] as const)(
  "a launch refused with %s closes the tab, shows the reason in a dialog with the game's name, and can be retried [launch.window] [launch.maintenance] [errors.game-maintenance]",
  async (code, words) => {
    const launch = vi.fn((): unknown => new Problem({ code, status: 503, message: '' }));
    await draw({ answers: { 'games.launch': launch } });
    await play();
    const dialog = await screen.findByRole('alertdialog', { name: 'Golden Gem' });
    if (words !== null) expect(dialog.textContent).toContain(words);
    expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0]);
    tab = openedTab();
    launch.mockReturnValue({ url: ADDRESS });
    await press('Try again');
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS));
  },
);

test('a URL of an origin that is not allowed opens nothing [launch.cdn] [errors.invalid-url]', async () => {
  await draw({ answers: { 'games.launch': { url: 'https://evil.example/' } } });
  await play();
  expect((await screen.findByRole('alertdialog', { name: 'Golden Gem' })).textContent).toContain('Invalid URL');
  expect([tab.close.mock.calls.length, tab.location.replace.mock.calls.length]).toEqual([1, 0]);
});

test('if the browser blocks the tab, a dialog offers to play on this page [launch.window] [launch.iframe]', async () => {
  open.mockReturnValue(null);
  const launch = vi.fn(() => ({ url: ADDRESS }));
  await draw({ answers: { 'games.launch': launch } });
  await play();
  await screen.findByRole('alertdialog', { name: 'Golden Gem' });
  expect(launch).not.toHaveBeenCalled();
  await press('Play on this page');
  await waitFor(() => expect(at()).toBe('/game'));
  expect(readSession('iframeUrl')).toBe(ADDRESS);
});

test('a brand can open games on the page /game [launch.iframe] [navigation.route.game]', async () => {
  const { setup } = await draw();
  setup.stores.brand.set({
    ...setup.stores.brand.get(),
    navigation: { ...setup.stores.brand.get().navigation, launchIn: 'page' },
  });
  await play();
  await waitFor(() => expect(at()).toBe('/game'));
  expect([open.mock.calls.length, readSession('iframeUrl')]).toEqual([0, ADDRESS]);
});

test('a game that opens on this page closes the list of games in which it was chosen [launch.iframe]', async () => {
  const { setup } = await draw();
  setup.stores.brand.set({
    ...setup.stores.brand.get(),
    navigation: { ...setup.stores.brand.get().navigation, launchIn: 'page' },
  });
  await act(async () => setup.stores.modals.open('gamePopup', { title: 'Luna', query: { gameType: 'RNG' } }));
  await play();
  await waitFor(() => expect(at()).toBe('/game'));
  expect(setup.stores.modals.get()).toBeNull();
});

test('a launch that gets no response says that nothing has been staked, and can be cancelled [launch.window]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await draw({ answers: { 'games.launch': 'pending' } });
  await play();
  await act(async () => vi.advanceTimersByTimeAsync(6_500));
  expect((await screen.findByRole('alertdialog', { name: 'Golden Gem' })).textContent).toContain(
    'Nothing has been staked',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Stop waiting' }));
  await act(async () => vi.advanceTimersByTimeAsync(500));
  await waitFor(() => expect(tab.close).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-busy')).toBe('false');
});

test('a tab that the player has closed in the meantime is not navigated [launch.window]', async () => {
  await draw();
  tab.closed = true;
  await play();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Play' }).getAttribute('aria-busy')).toBe('false'));
  expect(tab.location.replace).not.toHaveBeenCalled();
});

test('a lottery of a known vendor opens its page with its code, vendor and play type [launch.lottery.route]', async () => {
  await draw({ game: { ...GAME, vassalage: 'TCG_SEA', gameCode: 'TCG_SEA_1', defaultPlayType: '2_DIGITS' } });
  await play();
  expect([at(), open.mock.calls.length]).toEqual(['/lottery?gameCode=TCG_SEA_1&vendor=TCG_SEA&playType=2_DIGITS', 0]);
});

test('a visitor logs in first, for a lottery too [launch.login.required]', async () => {
  const { setup } = await draw({ session: 'visitor', game: { ...GAME, vassalage: 'LOTT' } });
  await play();
  expect([setup.stores.modals.get()?.name, at(), open.mock.calls.length]).toEqual(['login', '/index', 0]);
});

test('a trial account starts a game that has a demo mode [launch.trial.free]', async () => {
  await draw({ session: 'trial', game: { ...GAME, hasDemo: true } });
  await play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(ADDRESS));
});

test.each([false, undefined])(
  'a trial account gets a warning and launches nothing if the demo flag of the game is %s [launch.trial.blocked] [launch.trial.free]',
  async (hasDemo) => {
    await draw({ session: 'trial', game: hasDemo === undefined ? GAME : { ...GAME, hasDemo } });
    await play();
    expect(await screen.findByText('You need a real account for this.')).toBeDefined();
    expect(open).not.toHaveBeenCalled();
  },
);

test('the balance and the recent games are refetched when the player returns from a game', async () => {
  const balance = vi.fn(() => ({ sumBalance: 5, wallets: [] }));
  const { setup } = await draw({ answers: { 'account.balance': balance } });
  await setup.stores.queries.prefetchQuery({ queryKey: ['account.balance', {}, 'EN'], queryFn: balance });
  await play();
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalled());
  const seen = (hidden: boolean) =>
    act(async () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await seen(true);
  await seen(false);
  expect(setup.stores.queries.getQueryState(['account.balance', {}, 'EN'])?.isInvalidated).toBe(true);
});

/** Plays a round of a game in another browser tab. */
const playElsewhere = async (): Promise<void> => {
  const other = new BroadcastChannel('marquee-play');
  const heard = new Promise((resolve) => {
    const witness = new BroadcastChannel('marquee-play');
    witness.addEventListener('message', () => {
      witness.close();
      resolve(null);
    });
  });
  await act(async () => {
    other.postMessage('play');
    await heard;
  });
  other.close();
};

test('a round in another tab updates the balance within five seconds; a hidden tab does not poll [header.balance.refresh]', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let sumBalance = 10;
  const balance = vi.fn(() => ({ sumBalance, wallets: [] }));
  const { setup } = await draw({ answers: { 'account.balance': balance } });
  const shown = () => setup.stores.queries.getQueryData<{ readonly sumBalance: number }>(['account.balance', {}, 'EN']);
  const before = balance.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(balance).toHaveBeenCalledTimes(before);
  await playElsewhere();
  sumBalance = 8;
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(shown()).toEqual({ sumBalance: 8, wallets: [] }));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  const asked = balance.mock.calls.length;
  vi.advanceTimersByTime(60_000);
  expect(balance).toHaveBeenCalledTimes(asked);
});

test('a late balance response does not replace a newer balance', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let answerLate = (): void => undefined;
  const late = new Promise<void>((resolve) => (answerLate = resolve));
  const balance = vi.fn(async () => ({ sumBalance: 10, wallets: [] }));
  const { setup } = await draw({ answers: { 'account.balance': balance } });
  const key = ['account.balance', {}, 'EN'];
  await playElsewhere();
  const before = balance.mock.calls.length;
  balance.mockImplementation(async () => {
    await late;
    return { sumBalance: 10, wallets: [] };
  });
  vi.advanceTimersByTime(5000);
  await vi.waitFor(() => expect(balance.mock.calls.length).toBeGreaterThan(before));
  setup.stores.queries.setQueryData(key, { sumBalance: 3, wallets: [] });
  await act(async () => answerLate());
  await Promise.allSettled(balance.mock.results.map(({ value }) => value as Promise<unknown>));
  await act(async () => undefined);
  expect(setup.stores.queries.getQueryData(key)).toEqual({ sumBalance: 3, wallets: [] });
});
