import type { InputOf, OutputOf } from '#schemas/call.ts';
import type { announcements, gameCatalogue, gameList, pvpRooms, recentGames } from '#schemas/calls/games.ts';
import type { openedNumbers, openedNumero, rankList } from '#schemas/calls/home.ts';
import type { Game, OpenedNumber } from '#schemas/game.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
const VENDORS = ['LUNA', 'KAIJU', 'ORCHID', 'PALAYOK'] as const;

const rowsOf = <Row>(count: number, row: (at: number) => Row): Row[] =>
  Array.from({ length: count }, (_, at) => row(at));

/** The requested page of `count` rows. */
export const pageOf = <Row>(
  count: number,
  { pageNo, pageSize }: { readonly pageNo?: unknown; readonly pageSize?: unknown },
  row: (at: number) => Row,
): { readonly rows: Row[]; readonly totalPages: number } => {
  const size = Number(pageSize);
  const first = (Number(pageNo) - 1) * size;
  return {
    rows: rowsOf(Math.max(0, Math.min(size, count - first)), (at) => row(first + at)),
    totalPages: Math.ceil(count / size),
  };
};

/** Creates a game with short values, because the client reads at most two million characters, and stories have ten thousand rows. */
export const sampleGame = (at: number): Game => ({
  nodeId: 1_000_000 + at,
  vassalage: VENDORS[at % VENDORS.length] ?? 'LUNA',
  gameType: 'RNG',
  gameClassify: 'SLOTS',
  gameName: `Golden Carabao ${at + 1}`,
  minBet: 0.1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
  ...(at % 9 === 0 ? { isHot: 1 } : {}),
});

export const sampleGames = (count: number): Game[] => rowsOf(count, sampleGame);

/** Returns the requested page of `count` games. */
export const sampleGamePage = (
  count: number,
  sent: { readonly [Key in keyof InputOf<typeof gameList>]?: unknown },
): OutputOf<typeof gameList> => {
  const { rows, totalPages } = pageOf(count, sent, sampleGame);
  return { games: rows, totalPages };
};

/** Returns the requested page of `count` recent games. */
export const sampleRecentPage = (
  count: number,
  sent: { readonly [Key in keyof InputOf<typeof recentGames>]?: unknown },
): OutputOf<typeof recentGames> => {
  const { rows, totalPages } = pageOf(count, sent, sampleGame);
  return { list: rows, totalPages };
};

export const sampleNotices = (count: number): OutputOf<typeof announcements> =>
  rowsOf(count, (at) => ({
    id: `n${at}`,
    title: `Announcement ${at + 1}: the wallet rests for an hour`,
    content: `<p>Dear player, this is announcement ${at + 1}.</p>`,
    time: NOON - at * MINUTE_MS,
    type: 'B',
  }));

export const sampleWinners = (count: number): OutputOf<typeof rankList> => ({
  list: rowsOf(count, (at) => ({
    vo: { player: `winner${at}`, gameName: `Golden Carabao ${at + 1}`, prize: 500 + at },
  })),
});

export const sampleRooms = (count: number): OutputOf<typeof pvpRooms> =>
  rowsOf(count, (at) => ({
    roomId: `r${at}`,
    roomName: `Room ${at + 1}`,
    nodeId: 2_000_000 + at,
    vassalage: 'PALAYOK',
    minBet: 5,
    players: at % 9,
  }));

/** Lotteries of one vendor. */
export const sampleLotteries = (count: number): Game[] =>
  rowsOf(count, (at) => ({
    ...sampleGame(at),
    nodeId: 3_000_000 + at,
    vassalage: 'LOTT',
    gameType: 'LOTT',
    gameClassify: null,
    gameName: `Luzon ${at + 1}`,
    gameCode: `LOTT_${at}`,
  }));

const sampleDraw = (at: number): OpenedNumber => ({
  gameCode: `LOTT_${at}`,
  gameName: `Luzon ${at + 1}`,
  numero: `20261120-${at}`,
  numbers: ['03', '09', '14'],
  openTime: NOON - at * MINUTE_MS,
});

/** Returns the latest draw of each of `count` lotteries. */
export const sampleDraws = (count: number): OutputOf<typeof openedNumero> => rowsOf(count, sampleDraw);

export const sampleOpened = (count: number): OutputOf<typeof openedNumbers> =>
  rowsOf(count, (at) => ({ gameCode: `LOTT_${at}`, gameName: `Luzon ${at + 1}`, numeros: [sampleDraw(at)] }));

/** Returns a catalogue of `count` games from a few vendors. */
export const sampleCatalogueOf = (count: number): OutputOf<typeof gameCatalogue> => ({
  vendors: VENDORS.map((vassalage, nth) => ({
    vassalage,
    vendor: `Vendor ${nth + 1}`,
    gameType: 'RNG',
    games: sampleGames(count)
      .filter((_, at) => at % VENDORS.length === nth)
      .map(({ nodeId, gameName, gameClassify, isGame, defaultPlayType, isHot }) => ({
        nodeId,
        gameName,
        gameClassify,
        isGame,
        defaultPlayType,
        ...(isHot === undefined ? {} : { isHot }),
      })),
  })),
});
