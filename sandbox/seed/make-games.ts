import type { Category } from '#schemas/brand-names.ts';
import type { games, vendors, GameClassify } from '#sandbox/db/schema.ts';
import { namesFor } from './game-names.ts';
import { createRandom, type Random } from '#sandbox/seed/people/random.ts';
import { VENDORS, type VendorSeed } from './vendor-list.ts';

type GameSeed = typeof games.$inferInsert;
type VendorRowSeed = typeof vendors.$inferInsert;

const DAY = 86_400_000;
const MAX_GAMES_IN_SMALL_SEED = 30;
const HOT_FROM = 8_000;
/** The share of RNG games with a demo mode. Lotteries, sports and live tables have none. */
const RNG_WITH_DEMO = 0.9;
const WITH_DEMO: ReadonlySet<Category> = new Set(['FISH', 'PVP']);

/** The categories whose games have the API type RNG, each with its own classification. */
const RNG_CLASSIFY: Readonly<Partial<Record<Category, GameClassify>>> = {
  JACKPOT: 'JACKPOT',
  CRASH: 'CRASH',
  ARCADE: 'ARCADE',
  MINI: 'MINI',
  CARD: 'CARD',
};

const gameTypeOf = (category: Category): Category =>
  RNG_CLASSIFY[category] ? 'RNG' : category === 'ESPORTS' ? 'SPORTS' : category;

const RNG_CLASSIFIES: readonly (readonly [GameClassify, number])[] = [
  ['SLOTS', 74],
  ['TABLE_GAMES', 7],
  ['SCRATCH', 5],
  ['VIDEO_POKER', 4],
  ['JACKPOT', 5],
  ['ARCADE', 3],
  ['BINGO', 2],
];

const MIN_BETS: Readonly<Record<'RNG' | 'other', readonly (readonly [number, number])[]>> = {
  RNG: [
    [0.01, 8],
    [0.02, 4],
    [0.05, 10],
    [0.1, 22],
    [0.2, 18],
    [0.25, 8],
    [0.3, 6],
    [0.5, 10],
    [0.75, 4],
    [0.88, 2],
    [1, 6],
    [2, 2],
  ],
  other: [
    [0.1, 2],
    [0.5, 3],
    [0.75, 1],
    [1, 8],
    [5, 4],
    [10, 4],
    [20, 1],
  ],
};

/** Returns a game's return to player in percent. Some vendors of games of chance do not publish it, and other games have none. */
const rtpOf = (gameType: Category, nodeId: number): number | null =>
  (gameType === 'RNG' || gameType === 'FISH') && nodeId % 8 > 0 ? 92 + ((nodeId * 7) % 60) / 10 : null;

const classifyOf = (vendor: VendorSeed, random: Random): GameClassify | null => {
  if (gameTypeOf(vendor.category) !== 'RNG') return null;
  const own = RNG_CLASSIFY[vendor.category];
  if (own) return own;
  if (vendor.vassalage === 'BINGOBARYO' && random.chance(0.7)) return 'BINGO';
  return random.weighted(RNG_CLASSIFIES);
};

const nameOf = (category: Category, classify: GameClassify | null, taken: Set<string>, random: Random): string => {
  const { first, second, third } = namesFor(category, classify);
  for (let tries = 0; ; tries += 1) {
    const plain = `${random.pick(first)} ${random.pick(second)}`;
    const name =
      tries < 8 ? plain : tries < 30 ? `${plain} ${random.pick(third)}` : `${plain} ${random.between(2, 99)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
};

/** Creates the vendors and games of all categories, the same for every merchant. The small size has all vendors, but fewer games. */
export const makeGames = (size: 'full' | 'small', now: number): { vendors: VendorRowSeed[]; games: GameSeed[] } => {
  const random = createRandom('games');
  const taken = new Set<string>(VENDORS.map(({ name }) => name));
  const vendorRows: VendorRowSeed[] = [];
  const gameRows: GameSeed[] = [];
  const accountTypes = [...new Set(VENDORS.map(({ vassalage }) => vassalage))];

  VENDORS.forEach((vendor, position) => {
    const { vassalage, name, category } = vendor;
    const gameType = gameTypeOf(category);
    const accountTypeId = 101 + accountTypes.indexOf(vassalage);
    const base = 10_000 + position * 500;
    const common = { vassalage, accountTypeId, gameType, category };
    vendorRows.push({
      ...common,
      nodeId: base,
      name,
      smallIcon: `/TCG_PROD_IMAGES/${gameType}_LIST_VENDOR/${vassalage}-WHITE.png`,
      isHot: vendor.isHot ?? false,
      prizeMode: vendor.prizeMode ?? null,
      position,
    });

    const count = size === 'full' ? vendor.games : Math.min(vendor.games, MAX_GAMES_IN_SMALL_SEED);
    for (let index = 0; index < count; index += 1) {
      const isVassalage = index === 0 && RNG_CLASSIFY[category] !== undefined;
      const classify = classifyOf(vendor, random);
      const popularity = Math.round(1000 * random.skewed(3) * (vendor.isHot ? 2 : 1)) + (index === 0 ? 2000 : 0);
      const lottery = category === 'LOTT' || category === 'ELOTT';
      gameRows.push({
        ...common,
        nodeId: base + 1 + index,
        vendor: name,
        gameClassify: classify,
        gameName: isVassalage
          ? name
          : index === 0 && gameType === 'SPORTS'
            ? `${name} Sportsbook`
            : nameOf(category, classify, taken, random),
        gameCode: `${vassalage}_${base + 1 + index}`,
        minBet: random.weighted(gameType === 'RNG' || gameType === 'FISH' ? MIN_BETS.RNG : MIN_BETS.other),
        minLineNum: gameType === 'RNG' ? random.pick([1, 5, 9, 10, 20, 25, 40, 50]) : null,
        isGame: isVassalage ? 'VASSALAGE' : 'GAME',
        defaultPlayType: lottery ? random.pick(['STANDARD', '2_DIGITS', '3_DIGITS', 'BIG_SMALL']) : null,
        isHot: popularity > HOT_FROM,
        popularity,
        hasDemo: gameType === 'RNG' ? random.chance(RNG_WITH_DEMO) : WITH_DEMO.has(category),
        rtp: isVassalage ? null : rtpOf(gameType, base + 1 + index),
        status: random.chance(0.01) && index > 0 ? 'maintenance' : 'open',
        releasedAt: new Date(now - random.between(3, 1500) * DAY),
      });
    }
  });
  return { vendors: vendorRows, games: gameRows };
};
