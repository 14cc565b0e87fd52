import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { contentSecurityPolicy } from '#publish/content-security-policy.ts';
import { drawRaster } from '#sandbox/kernel/images/draw-raster.ts';
import { gameTile } from '#sandbox/kernel/images/game-tile.ts';
import { makeGames } from '#sandbox/seed/make-games.ts';
import { buildBenchPage, serveBenchPage } from '../bench-page.ts';

export const TILES = 10_000;
export const SLOWED = 4;
/** The number of images; every tile requests one of them under its own URL. */
const PICTURES = 24;
const POLICY = contentSecurityPolicy({
  allow: { image: ['data:'], launch: [], service: [], payment: [], gateway: [] },
});

const { games } = makeGames('full', Date.now());
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
const vendorKeys = [...new Set(games.map(({ vassalage, gameType }) => `${vassalage}|${gameType}`))];
const catalogue = {
  vendors: vendorKeys.map((key) => {
    const own = games.filter(({ vassalage, gameType }) => `${vassalage}|${gameType}` === key);
    const [first] = own;
    return {
      vassalage: first?.vassalage,
      vendor: first?.vendor,
      gameType: first?.gameType,
      games: own.map(({ nodeId, gameName, gameClassify, gameCode, isGame, defaultPlayType }) => ({
        nodeId,
        gameName,
        gameClassify: gameClassify ?? null,
        gameCode,
        isGame,
        defaultPlayType: defaultPlayType ?? null,
      })),
    };
  }),
};

const pictures = await Promise.all(
  games.slice(0, PICTURES).map(({ gameType, gameName }) => drawRaster(gameTile(gameType, gameName), 240, 'image/webp')),
);
const pictureOf = (path: string): Uint8Array | null =>
  pictures[Number(/(\d+)\.png$/.exec(path)?.[1] ?? 0) % PICTURES] ?? null;

const made = (path: string): string | Uint8Array | null => {
  if (path === '/games.json') return JSON.stringify(tiles);
  if (path === '/catalogue.json') return JSON.stringify(catalogue);
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
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-lobby-'));
  try {
    await buildBenchPage(join(root, 'tests/bench/lobby/page'), folder);
    const { origin, close } = await serveBenchPage(folder, { made, policy: () => POLICY });
    return {
      onFreshPage: (measure) => onFreshPage(browser, origin, measure),
      close: () => {
        close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
};
