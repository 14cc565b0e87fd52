import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { writeSession } from '#src/lib/browser-storage.ts';
import { drawPart } from '#tests/draw-part.tsx';
import { FbsportsPage } from './fbsports-page.tsx';
import { GameFramePage } from './game-frame-page.tsx';
import { HelpPage } from './help-page.tsx';
import { LotteryPage } from './lottery-page.tsx';
import { PointMallPage } from './point-mall-page.tsx';
import { PromoDetailPage } from './promo-detail-page.tsx';
import { PromotionsPage } from './promotions-page.tsx';
import { SeamlessPage } from './seamless-page.tsx';

afterEach(cleanup);

const PAGES: readonly (readonly [string, string, ComponentType])[] = [
  ['Promotions', '[navigation.route.promotions]', PromotionsPage],
  ['Promotion', '[navigation.route.promotions]', PromoDetailPage],
  ['Points mall', '[navigation.route.point-mall]', PointMallPage],
  ['Help centre', '[navigation.route.help]', HelpPage],
  ['Lottery', '[navigation.route.lottery]', LotteryPage],
  ['FB Sports', '[navigation.route.sports]', FbsportsPage],
  ['Seamless sports', '[navigation.route.sports]', SeamlessPage],
];

test.each(PAGES)('%s has its heading, its title, an honest word and a way on %s [navigation.title]', async (name, _ids, Page) => {
  await drawPart(<Page />);
  expect([screen.getByRole('heading', { level: 1 }).textContent, document.title]).toEqual([name, `${name} · Perya`]);
  expect(screen.getByText('This part opens soon')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/index');
});

test('the points mall says that points never expire [points.never-expire] [const.points-expiry]', async () => {
  await drawPart(<PointMallPage />);
  expect(screen.getByText('Points never expire.')).toBeDefined();
});

test('/helpmc shows its own heading, since no banner stands above it [navigation.route.helpmc]', async () => {
  await drawPart(<HelpPage />, { route: '/helpmc' });
  expect(screen.getByRole('heading', { level: 1 }).className).not.toContain('sr-only');
});

const GAME = 'http://games.localhost:4000/play?ticket=1';

/** Draws /game, with the address that a launch left for it. */
const drawGame = async (session: 'visitor' | 'player', url: string | null) => {
  const Kept = () => {
    writeSession('iframeUrl', url);
    return <GameFramePage />;
  };
  await drawPart(
    <Routes>
      <Route path="/game" element={<Kept />} />
      <Route path="/index" element={<p>at home</p>} />
    </Routes>,
    { route: '/game', session },
  );
};

test('/game holds the started game in a frame that cannot leave the page [navigation.route.game] [navigation.route.game-layout]', async () => {
  await drawGame('player', GAME);
  const frame = screen.getByTitle('Game');
  expect([frame.getAttribute('src'), frame.getAttribute('sandbox')]).toEqual([GAME, 'allow-scripts allow-same-origin allow-forms allow-popups']);
});

test.each([
  ['without a started game', 'player', null],
  ['without a member', 'visitor', GAME],
  ['with an address that the brand does not allow', 'player', 'https://elsewhere.example/play'],
  ['with an address that is no web page', 'player', 'javascript:alert(1)'],
] as const)('/game %s leads home [navigation.route.game-layout]', async (_when, session, url) => {
  await drawGame(session, url);
  expect(screen.getByText('at home')).toBeDefined();
  expect(screen.queryByTitle('Game')).toBeNull();
});
