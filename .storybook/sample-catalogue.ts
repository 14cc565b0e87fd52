import { CATEGORIES, type Category } from '#schemas/brand-names.ts';
import type { VendorCatalogue } from '#schemas/game.ts';
import type { SearchNames } from '#src/search/game-index.ts';
import type { SearchSection } from '#src/search/section-index.ts';

const vendor = (
  first: number,
  vassalage: string,
  name: string,
  gameType: Category,
  names: readonly string[],
  classify: string | null = null,
): VendorCatalogue => ({
  vassalage,
  vendor: name,
  gameType,
  games: names
    .map((gameName, at) => ({
      nodeId: first + at,
      gameName,
      gameClassify: classify,
      gameCode: `${vassalage}_${at}`,
      isGame: 'GAME',
      defaultPlayType: null,
      isHot: gameName.endsWith('*') ? 1 : 0,
    }))
    .map((game) => ({ ...game, gameName: game.gameName.replace('*', '') })),
});

/** Games with names in seven languages, for tests and stories; a star marks a hot game. */
export const sampleCatalogue: readonly VendorCatalogue[] = [
  vendor(
    100,
    'LUNA',
    'Luna Reels',
    'RNG',
    [
      'Golden Dragon',
      'Lucky Dragon*',
      'Dragon Tiger Deluxe',
      'Dragon',
      'Phoenix Rising',
      'Koi Fortune',
      'Superball Blast',
      'Hunter’s Moon',
      'Fortune Lucky Koi',
      'Sampaguita Fiesta',
      'Piñata Party',
      'Crystal Temple',
    ],
    'SLOTS',
  ),
  vendor(200, 'PIXEL', 'Pixel Gate', 'RNG', ['Dragon Scratch', 'Lucky Scratch'], 'SCRATCH'),
  vendor(300, 'SONG', 'Sông Hồng', 'FISH', ['Phượng Hoàng', 'Đá Gà Tre', 'Bầu Cua Tôm Cá', 'Cá Vàng May Mắn']),
  vendor(400, 'SIAM', 'Siam Play', 'RNG', ['สล็อตมังกรทอง', 'ป๊อกเด้งออนไลน์', 'ปลาทองนำโชค*', 'ไก่ชนทองคำ'], 'SLOTS'),
  vendor(500, 'JINLONG', '金龙娱乐', 'RNG', ['金龙宝藏', '麻将胡了', '招财进宝', '财神到'], 'TABLE_GAMES'),
  vendor(600, 'SAKURA', 'さくらゲームス', 'LIVE', ['ドラゴンの財宝', 'さくら物語', '忍者ラッシュ', 'パチンコまつり']),
  vendor(700, 'NAGA', 'Naga Emas', 'PVP', [
    'Naga Emas Raja',
    'Tembak Ikan Juara',
    'Sabung Ayam Jago',
    'Pusoy Dos',
    'Tongits Hari',
  ]),
];

const EN: Readonly<Record<Category, string>> = {
  RNG: 'Slots',
  LIVE: 'Live casino',
  FISH: 'Fishing',
  PVP: 'PVP',
  SPORTS: 'Sports',
  ESPORTS: 'Esports',
  LOTT: 'Lottery',
  ELOTT: 'E-lottery',
  COCKFIGHT: 'Cockfight',
  JACKPOT: 'Jackpot',
  CRASH: 'Crash',
  ARCADE: 'Arcade',
  MINI: 'Mini games',
  CARD: 'Card rooms',
};

export const sampleNames: SearchNames = {
  category: EN,
  classify: {
    SLOTS: 'Slots',
    SCRATCH: 'Scratch cards',
    VIDEO_POKER: 'Video poker',
    TABLE_GAMES: 'Table games',
    BINGO: 'Bingo',
  },
};

const ICONS: Readonly<Partial<Record<Category, SearchSection['icon']>>> = {
  RNG: 'slots',
  FISH: 'fish',
  LIVE: 'live',
  PVP: 'pvp',
  SPORTS: 'sports',
};

/** The site's search sections with the sample games, including sports, which has no games. */
export const sampleSections: readonly SearchSection[] = CATEGORIES.flatMap((category) => {
  const icon = ICONS[category];
  if (icon === undefined) return [];
  const vendors = sampleCatalogue
    .filter(({ gameType }) => gameType === category)
    .map(({ vassalage, vendor: name, gameType }, at) => ({
      vassalage,
      name,
      gameType,
      accountTypeId: at,
      smallIcon: null,
      isHot: 0,
      nodeId: at,
    }));
  return [{ category, icon, vendors }];
});
