import type { Category } from '#schemas/brand-names.ts';

export interface VendorSeed {
  readonly vassalage: string;
  readonly name: string;
  readonly category: Category;
  /** The number of games in the full seed. */
  readonly games: number;
  readonly isHot?: true;
  readonly prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA';
}

const of = (
  category: Category,
  ...rows: readonly (readonly [vassalage: string, name: string, games: number, isHot?: true])[]
): readonly VendorSeed[] =>
  rows.map(([vassalage, name, games, isHot]) => ({ vassalage, name, category, games, ...(isHot && { isHot }) }));

/**
 * The vendors: sixty with 5,000 games in total, and two without games. A vendor can be listed in two categories. The codes of lottery vendors are
 * those that the site knows.
 */
export const VENDORS: readonly VendorSeed[] = [
  ...of(
    'RNG',
    ['LUNA', 'Luna Reels', 350, true],
    ['KAIJU', 'Kaiju Play', 320, true],
    ['PALAYOK', 'Palayok Games', 300, true],
    ['REDLANTERN', 'Red Lantern', 272, true],
    ['NINEKOI', 'Nine Koi', 240],
    ['ORCHID', 'Orchid Studios', 230, true],
    ['BRIGHTREEL', 'Bright Reel', 220],
    ['SUNBIRD', 'Sunbird Gaming', 210],
    ['JADECROWN', 'Jade Crown', 200],
    ['MONSOON', 'Monsoon Slots', 190],
    ['TIKICRATE', 'Tiki Crate', 180],
    ['COPPERFOX', 'Copper Fox', 170],
    ['SILKROAD', 'Silk Road', 160],
    ['WILDPALM', 'Wild Palm', 150],
    ['STARHARBOR', 'Star Harbor', 140],
    ['PIXELYAK', 'Pixel Yak', 130],
    ['OLDGRANARY', 'Old Granary', 120],
    ['VOLCANIC', 'Volcanic', 110],
    ['HALOHALO', 'Halo-Halo Games', 100, true],
    ['BINGOBARYO', 'Bingo Baryo', 90],
  ),
  ...of(
    'LIVE',
    ['PEARLLIVE', 'Pearl Live', 60, true],
    ['GRANDHALL', 'Grand Hall', 50, true],
    ['MAHARLIKA', 'Maharlika Live', 40],
    ['VELVET', 'Velvet Tables', 35],
    ['LOTUSROOM', 'Lotus Room', 30],
    ['EMERALDBAY', 'Emerald Bay', 25],
  ),
  ...of(
    'FISH',
    ['DEEPBLUE', 'Deep Blue', 24, true],
    ['CORALGUN', 'Coral Gun', 20],
    ['TRIDENT', 'Trident Games', 18],
    ['LAGOON', 'Lagoon', 16],
    ['MEKONG', 'Mekong Fishing', 12],
  ),
  ...of(
    'PVP',
    ['TONGITS', 'Tongits House', 24, true],
    ['SAIGONCARD', 'Saigon Card', 22],
    ['MAHJONGWAY', 'Mahjong Road', 20],
    ['TABLEMATE', 'Tablemate', 18],
  ),
  ...of(
    'SPORTS',
    ['FB', 'FB Sports', 9, true],
    ['ARENA', 'Arena Sports', 9, true],
    ['GOALKICK', 'Goalkick', 8],
    ['HARDWOOD', 'Hardwood', 7],
  ),
  ...of('ESPORTS', ['LANWAR', 'LAN War', 10, true], ['PIXELCUP', 'Pixel Cup', 8]),
  { vassalage: 'LOTT', name: 'Classic Lottery', category: 'LOTT', games: 30, isHot: true, prizeMode: 'Lott' },
  { vassalage: 'TCG_LOTTO_VN', name: 'Vietnam Lottery', category: 'LOTT', games: 36, isHot: true, prizeMode: 'ZY' },
  { vassalage: 'TCG_SEA', name: 'South-East Asia Lottery', category: 'LOTT', games: 20, prizeMode: 'SEA' },
  { vassalage: 'TCG_SEA', name: 'South-East Asia Lottery', category: 'ELOTT', games: 8, prizeMode: 'SEA' },
  { vassalage: 'ELOTT', name: 'Instant Lottery', category: 'ELOTT', games: 26, isHot: true, prizeMode: 'Elott' },
  ...of('COCKFIGHT', ['SABONG', 'Sabong Arena', 6, true], ['ROOSTER', 'Rooster Ring', 4]),
  ...of(
    'JACKPOT',
    ['MEGAPOT', 'Megapot', 60, true],
    ['GOLDPOOL', 'Gold Pool', 50],
    ['TOPLINE', 'Topline Jackpots', 40],
  ),
  ...of('CRASH', ['LIFTOFF', 'Liftoff', 26, true], ['JETSTREAM', 'Jetstream', 20]),
  ...of('ARCADE', ['COINDROP', 'Coin Drop', 55], ['PERYAHAN', 'Peryahan', 50, true], ['NEONALLEY', 'Neon Alley', 45]),
  ...of('MINI', ['QUICKFUN', 'Quick Fun', 40], ['TAPTAP', 'Tap Tap', 35]),
  ...of('CARD', ['ACEROOM', 'Ace Room', 38], ['PUSOYCLUB', 'Pusoy Club', 34], ['LONGBAO', 'Long Bao', 30]),
  ...of('RNG', ['MOONRAFT', 'Moonraft', 0]),
  ...of('PVP', ['RIVERTABLE', 'River Table', 0]),
];
