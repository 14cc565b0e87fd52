import { balance, gameMenus, memberInfo } from '#schemas/calls/account.ts';
import { announcements, gameList, hotGames, recentGames, vendors } from '#schemas/calls/games.ts';
import { openedNumbers, openedNumero, popular, rankList } from '#schemas/calls/home.ts';
import { lotteryMenu, lotteryRecent } from '#schemas/calls/lottery.ts';
import type { Game, OpenedNumber, VendorCard } from '#schemas/game.ts';
import { answer } from '../story-answers.ts';
import { pageOf } from '../sample-rows.ts';
import { thaiAlone } from './long-texts.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
/** The largest amount that a JSON number can represent exactly to the cent. */
const HUGE = 90_071_992_547_409.91;
const LONG_NAME = 60;
const LONGEST_LABEL = 255;
/** An image that does not exist. */
const BROKEN = '/TCG_PROD_IMAGES/NONE/broken.png';
const NO_VENDOR = 'NO_SUCH_VENDOR';
const TEN_THOUSAND = 10_000;
/** How many of the ten thousand rows have the maximum length; with more, the response would exceed what the client reads. */
const LONG_ONES = 20;

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

const worstGame = (at: number): Game => ({
  nodeId: 5_000_000 + at,
  vassalage: NO_VENDOR,
  vendor: thaiAlone(LONG_NAME, at),
  gameType: 'RNG',
  gameClassify: 'SLOTS',
  gameName: `${thaiAlone(LONG_NAME, (at * 7) % 1000)} ${at + 1}`,
  gameCode: `WORST_${at}`,
  minBet: HUGE,
  minLineNum: 1_000_000,
  isGame: 'GAME',
  defaultPlayType: null,
  icon: BROKEN,
  isHot: 1,
});

/** Creates a game with only the required fields, so that a response with ten thousand games stays within what the client reads. */
const bareGame = (at: number): Game => ({
  nodeId: 5_000_000 + at,
  vassalage: NO_VENDOR,
  gameType: 'RNG',
  gameClassify: null,
  gameName: `${thaiAlone(8, at % 1000)} ${at + 1}`,
  minBet: 1,
  minLineNum: null,
  isGame: 'GAME',
  defaultPlayType: null,
});

const lottery = (game: Game, at: number): Game => ({
  ...game,
  vassalage: 'LOTT',
  gameType: 'LOTT',
  gameClassify: null,
  gameCode: `L${at}`,
});

const manyGames = (): Game[] => times(TEN_THOUSAND, (at) => (at < LONG_ONES ? worstGame(at) : bareGame(at)));

const worstVendors = (gameType: string, first: number): VendorCard[] =>
  times(40, (at) => ({
    nodeId: first + at,
    vassalage: `${NO_VENDOR}_${at}`,
    name: thaiAlone(LONG_NAME, at * 11),
    accountTypeId: first + at,
    gameType,
    smallIcon: BROKEN,
    isHot: 1,
  }));

const worstDraw = (at: number): OpenedNumber => ({
  gameCode: `L${at}`,
  gameName: thaiAlone(LONG_NAME, at * 5),
  numero: `20261120-${'9'.repeat(30)}`,
  numbers: times(20, (nth) => String(nth + 10)),
  openTime: NOON - at * 60_000,
});

const CATEGORIES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT', 'COCKFIGHT'] as const;

/** Responses as long, as large and as broken as the contract allows. */
export const WORST_ANSWERS: Readonly<Record<string, unknown>> = {
  ...answer(memberInfo, {
    id: '1',
    account: 'm'.repeat(32),
    nickname: thaiAlone(LONG_NAME),
    type: 0,
    toUpline: true,
    clubLabel: { labelName: thaiAlone(30), rankLevel: 99 },
    memberLabel: thaiAlone(30),
    currency: 'IDR',
  }),
  ...answer(balance, {
    sumBalance: HUGE,
    wallets: times(40, (at) => ({ accountTypeId: at, name: thaiAlone(LONG_NAME, at * 3), balance: HUGE })),
  }),
  ...answer(
    gameMenus,
    CATEGORIES.map((gameCategory, at) => ({ gameCategory, vendors: worstVendors(gameCategory, 1000 * (at + 1)) })),
  ),
  ...answer(vendors, worstVendors('RNG', 1000)),
  ...answer(gameList, (sent) => {
    const { rows, totalPages } = pageOf(TEN_THOUSAND, sent, worstGame);
    return { games: rows, totalPages };
  }),
  ...answer(hotGames, manyGames),
  ...answer(recentGames, { list: times(24, worstGame), totalPages: 1 }),
  ...answer(popular, times(20, worstGame)),
  ...answer(rankList, {
    list: times(20, (at) => ({ vo: { player: 'w'.repeat(32), gameName: thaiAlone(LONG_NAME, at), prize: HUGE } })),
  }),
  ...answer(announcements, () =>
    times(TEN_THOUSAND, (at) => ({
      id: String(at),
      type: 'B',
      title: thaiAlone(at < LONG_ONES ? LONGEST_LABEL : 20, at),
      content: `<p>${thaiAlone(at < LONG_ONES ? 4000 : 20, at)}</p><table><tr>${'<td>1234567890</td>'.repeat(at < LONG_ONES ? 20 : 1)}</tr></table>`,
      time: NOON - at * 60_000,
    })),
  ),
  ...answer(
    openedNumbers,
    times(20, (at) => ({ gameCode: `L${at}`, gameName: thaiAlone(LONG_NAME, at * 5), numeros: [worstDraw(at)] })),
  ),
  ...answer(openedNumero, times(20, worstDraw)),
  ...answer(lotteryMenu, () => manyGames().map(lottery)),
  ...answer(lotteryRecent, times(20, worstGame).map(lottery)),
};

/** Responses in which every list is empty. */
export const NOTHING: Readonly<Record<string, unknown>> = {
  ...answer(gameMenus, []),
  ...answer(vendors, []),
  ...answer(gameList, { games: [], totalPages: 0 }),
  ...answer(hotGames, []),
  ...answer(recentGames, { list: [], totalPages: 0 }),
  ...answer(popular, []),
  ...answer(rankList, { list: [] }),
  ...answer(announcements, []),
  ...answer(openedNumbers, []),
  ...answer(openedNumero, []),
  ...answer(lotteryMenu, []),
  ...answer(lotteryRecent, []),
};
