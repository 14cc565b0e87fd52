import { vi } from 'vitest';
import type { Game } from '#schemas/game.ts';

/** A vendor of a games page, as a menu has it. */
export const trialVendor = (at: number, gameType = 'RNG') => ({
  vassalage: `V${at}`,
  accountTypeId: at,
  smallIcon: null,
  isHot: at === 0 ? 1 : 0,
  gameType,
  nodeId: at,
  name: `Vendor ${at}`,
});

export const trialGame = (nodeId: number, over: Partial<Game> = {}): Game => ({
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

/** What one call was sent, and its answer: a paged list of games under `field`. */
export const pagesOf = (count: number, field: 'games' | 'content' | 'list' = 'games', over: Partial<Game> = {}) =>
  vi.fn((sent: Readonly<Record<string, string>>) => {
    const [page, size] = [Number(sent['pageNo']), Number(sent['pageSize'])];
    const rows = Array.from({ length: count }, (_, at) => trialGame(at + 1, over)).slice(
      (page - 1) * size,
      page * size,
    );
    return { [field]: rows, totalPages: Math.ceil(count / size) };
  });
