import { vi } from 'vitest';
import type { Game } from '#schemas/game.ts';

/** Creates a vendor as listed in the platform's menu. */
export const sampleVendor = (at: number, gameType = 'RNG') => ({
  vassalage: `V${at}`,
  accountTypeId: at,
  smallIcon: null,
  isHot: at === 0 ? 1 : 0,
  gameType,
  nodeId: at,
  name: `Vendor ${at}`,
});

export const sampleGame = (nodeId: number, over: Partial<Game> = {}): Game => ({
  nodeId,
  vassalage: 'V0',
  gameType: 'RNG',
  gameClassify: null,
  gameName: `Game ${nodeId}`,
  minBet: 1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  ...over,
});

/** Creates a mock that answers a paged call with `count` games under `field` and records the requests. */
export const answerPages = (count: number, field: 'games' | 'content' | 'list' = 'games', over: Partial<Game> = {}) =>
  vi.fn((sent: Readonly<Record<string, string>>) => {
    const [page, size] = [Number(sent['pageNo']), Number(sent['pageSize'])];
    const rows = Array.from({ length: count }, (_, at) => sampleGame(at + 1, over)).slice(
      (page - 1) * size,
      page * size,
    );
    return { [field]: rows, totalPages: Math.ceil(count / size) };
  });
