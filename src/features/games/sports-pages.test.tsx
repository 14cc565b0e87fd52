import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { FbsportsPage } from './fbsports-page.tsx';
import { SeamlessPage } from './seamless-page.tsx';
import { answerPages } from '#tests/support/sample-games.ts';

const ADDRESS = 'http://games.localhost:4000/table?ticket=1';

test('FB Sports is launched once per visit by a separate call, and opens in a frame [navigation.route.sports] [calls.games.launch-split] [calls.games.launch-fb]', async () => {
  const launch = vi.fn((_sent: unknown) => ({ url: ADDRESS }));
  await renderPart(<FbsportsPage />, { route: '/fbsports', session: 'player', answers: { 'games.launchFb': launch } });
  expect((await screen.findByTitle('FB Sports')).getAttribute('src')).toBe(ADDRESS);
  expect([launch.mock.calls, document.title]).toEqual([
    [[{ device: 'WEB', language: 'EN', backUrl: `${location.origin}/sports` }]],
    'FB Sports · Perya',
  ]);
});

test('the seamless page launches the first game of the vendor in its URL [navigation.route.sports]', async () => {
  const list = answerPages(1, 'games', { vassalage: 'ARENA', gameType: 'SPORTS', gameCode: 'ARENA_1' });
  const launch = vi.fn((_sent: unknown) => ({ url: ADDRESS }));
  await renderPart(<SeamlessPage />, {
    route: '/seamless?vendor=ARENA',
    session: 'player',
    answers: { 'games.gameList': list, 'games.launch': launch },
  });
  expect((await screen.findByTitle('Seamless sports')).getAttribute('src')).toBe(ADDRESS);
  expect(list.mock.calls[0]?.[0]).toMatchObject({ gameType: 'SPORTS', vassalage: 'ARENA', pageSize: '1' });
  expect(launch.mock.calls[0]?.[0]).toMatchObject({ nodeId: '1', vassalage: 'ARENA', gameCode: 'ARENA_1' });
});

test('in React Strict Mode, which mounts the page twice, the game is launched only once [navigation.route.sports]', async () => {
  const launch = vi.fn((_sent: unknown) => ({ url: ADDRESS }));
  await renderPart(
    <StrictMode>
      <FbsportsPage />
    </StrictMode>,
    { session: 'player', answers: { 'games.launchFb': launch } },
  );
  await screen.findByTitle('FB Sports');
  expect(launch).toHaveBeenCalledOnce();
});

test.each([
  ['FB Sports', FbsportsPage],
  ['Seamless sports', SeamlessPage],
] as const)(
  'on %s, a visitor sees a login button, and nothing is launched [navigation.route.sports] [launch.login.required]',
  async (name, Page) => {
    const launch = vi.fn(() => ({ url: ADDRESS }));
    const { setup } = await renderPart(<Page />, { answers: { 'games.launchFb': launch, 'games.launch': launch } });
    expect([screen.getByRole('heading', { level: 1 }).textContent, launch.mock.calls.length]).toEqual([name, 0]);
    await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
    expect(setup.stores.modals.get()?.name).toBe('login');
  },
);

test.each([
  ['FB Sports', FbsportsPage],
  ['Seamless sports', SeamlessPage],
] as const)(
  'on %s, a trial account sees the warning that it needs a real account, and nothing is launched [launch.trial.blocked]',
  async (_name, Page) => {
    const launch = vi.fn(() => ({ url: ADDRESS }));
    const { setup } = await renderPart(<Page />, {
      session: 'trial',
      answers: { 'games.launchFb': launch, 'games.launch': launch },
    });
    expect(setup.stores.dialogs.get()[0]?.text).toBe('You need a real account for this.');
    expect(screen.getByText('You need a real account to bet on sports.')).toBeDefined();
    expect(launch).not.toHaveBeenCalled();
  },
);

test('a sports vendor without a game is shown as under maintenance and can be retried [navigation.type.first-game-none]', async () => {
  await renderPart(<SeamlessPage />, {
    route: '/seamless',
    session: 'player',
    answers: { 'games.gameList': answerPages(0) },
  });
  expect(await screen.findByText('This game is under maintenance.')).toBeDefined();
});

test('a launch that failed can be retried [navigation.route.sports]', async () => {
  const launch = vi.fn((): unknown => new Problem({ code: 'internal', status: 500, message: '' }));
  await renderPart(<FbsportsPage />, { session: 'player', answers: { 'games.launchFb': launch } });
  launch.mockReturnValue({ url: ADDRESS });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await act(async () => again.click());
  await waitFor(() => expect(screen.getByTitle('FB Sports')).toBeDefined());
});
