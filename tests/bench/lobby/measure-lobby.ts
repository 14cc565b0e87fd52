import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { contentSecurityPolicy } from '#publish/content-security-policy.ts';
import { drawRaster } from '#sandbox/kernel/images/draw-raster.ts';
import { gameTile } from '#sandbox/kernel/images/game-tile.ts';
import { sandboxGames, sandboxVendors } from '../../support/sandbox-catalogue.ts';
import { openBenchPage } from '../bench-page.ts';

export const TILES = 10_000;
export const SLOWED = 4;
/** The number of different images; every tile requests one of them under its own URL. */
const PICTURES = 24;
const POLICY = contentSecurityPolicy({
  allow: { image: ['data:'], launch: [], service: [], payment: [], gateway: [] },
});

const { games } = sandboxGames;
const tiles = games.map(({ nodeId, vassalage, vendor, gameType, gameName, minBet, isHot }) => ({
  nodeId,
  vassalage,
  vendor,
  gameType,
  gameClassify: null,
  gameName,
  minBet,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  isHot: isHot === true ? 1 : 0,
}));

const pictures = await Promise.all(
  games
    .slice(0, PICTURES)
    .map(({ gameType, gameName }, place) => drawRaster(gameTile(gameType, gameName, place), 240, 'image/webp')),
);
const pictureOf = (path: string): Uint8Array | null =>
  pictures[Number(/(\d+)\.png$/.exec(path)?.[1] ?? 0) % PICTURES] ?? null;

const made = (path: string): string | Uint8Array | null => {
  if (path === '/games.json') return JSON.stringify(tiles);
  if (path === '/catalogue.json') return JSON.stringify({ vendors: sandboxVendors });
  return path.startsWith('/TCG_PROD_IMAGES/') ? pictureOf(path) : null;
};

const onFreshPage = async <Value>(
  browser: Browser,
  origin: string,
  measure: (page: Page) => Promise<Value>,
): Promise<Value> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  await page.goto(origin);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const value = await measure(page);
  await context.close();
  if (errors.length > 0) throw new Error(errors.join('; '));
  return value;
};

export interface LobbyBench {
  /** Measures on a fresh page, with the CPU slowed down. */
  readonly onFreshPage: <Value>(measure: (page: Page) => Promise<Value>) => Promise<Value>;
  readonly close: () => void;
}

/** Builds and serves the page with the tiles of the checkout at `root`. */
export const openLobbyBench = async (browser: Browser, root: string): Promise<LobbyBench> => {
  const { origin, close } = await openBenchPage(join(root, 'tests/bench/lobby/page'), { made, policy: () => POLICY });
  return { onFreshPage: (measure) => onFreshPage(browser, origin, measure), close };
};
