import { cleanup, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { writeSession } from '#src/lib/browser-storage.ts';
import { selectLaunch } from '#src/launch/launch-service.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { GameFramePage } from './game-frame-page.tsx';

const GAME = 'http://games.localhost:4000/play?ticket=1';

/** Renders /game with a launch URL in the session storage. */
const drawGame = async (session: 'visitor' | 'player', url: string | null) => {
  const Kept = () => {
    writeSession('iframeUrl', url);
    return <GameFramePage />;
  };
  await renderPart(
    <Routes>
      <Route path="/game" element={<Kept />} />
      <Route path="/index" element={<p>at home</p>} />
    </Routes>,
    { route: '/game', session },
  );
};

test('/game shows the launched game in a frame that cannot navigate the page [navigation.route.game] [navigation.route.game-layout]', async () => {
  await drawGame('player', GAME);
  const frame = screen.getByTitle('Game');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([
    GAME,
    'allow-scripts allow-same-origin allow-forms allow-popups',
  ]);
});

test.each([
  ['without a launched game', 'player', null],
  ['for a visitor', 'visitor', GAME],
  ['with a URL that the brand does not allow', 'player', 'https://elsewhere.example/play'],
  ['with a javascript: URL', 'player', 'javascript:alert(1)'],
] as const)('/game %s redirects to the home page [navigation.route.game-layout]', async (_when, session, url) => {
  await drawGame(session, url);
  expect(screen.getByText('at home')).toBeDefined();
  expect(screen.queryByTitle('Game')).toBeNull();
});

/** Renders /game as after a reload, with the game that was shown before. */
const reloadGame = (launch: unknown) => {
  writeSession('iframeGame', null);
  const Kept = () => {
    writeSession('iframeUrl', GAME);
    writeSession(
      'iframeGame',
      JSON.stringify({ nodeId: 7, vassalage: 'LUNA', gameType: 'RNG', gameName: 'Golden Gem' }),
    );
    return <GameFramePage />;
  };
  return renderPart(
    <Routes>
      <Route path="/game" element={<Kept />} />
      <Route path="/index" element={<p>at home</p>} />
    </Routes>,
    { route: '/game', session: 'player', answers: { 'games.launch': launch } },
  );
};

test('if the player leaves /game while the game is being launched again, the launch is cancelled [launch.iframe]', async () => {
  const launch = vi.fn(() => 'pending');
  const { launches } = (await reloadGame(launch)).setup.stores;
  await waitFor(() => expect(launch).toHaveBeenCalled());
  expect(selectLaunch(launches.get()).screen).toBe('starting');
  cleanup();
  await waitFor(() => expect(selectLaunch(launches.get()).screen).toBe('none'));
});

test('a reload launches the game again, because a launch URL works only once [navigation.route.game] [launch.iframe]', async () => {
  await reloadGame({ url: 'http://games.localhost:4000/play?ticket=2' });
  expect((await screen.findByTitle('Golden Gem')).getAttribute('src')).toBe(
    'http://games.localhost:4000/play?ticket=2',
  );
});
