import type { Category } from '#schemas/brand-names.ts';
import type { PictureRandom } from '#sandbox/kernel/images/motifs/picture-random.ts';

/** A palette: light and dark background, warm colour and accent. The palettes were chosen by hand, because random colours rarely go together. */
export type Palette = readonly [light: string, deep: string, warm: string, accent: string];

const PALETTES = {
  plum: ['#8b3fd1', '#2a1052', '#ffc94d', '#ff5fa2'],
  rose: ['#d9387a', '#4d0a35', '#ffd166', '#7a4df0'],
  ruby: ['#d63a3f', '#450a16', '#ffcf5c', '#ff7b3d'],
  ember: ['#e8692c', '#541a0c', '#ffe08a', '#c8283c'],
  amber: ['#d99a1c', '#5a2f06', '#fff0b3', '#d8412f'],
  forest: ['#1f9d61', '#06362a', '#ffd45e', '#e8503a'],
  teal: ['#149a9a', '#04303d', '#ffb84d', '#f25f5c'],
  sky: ['#2b8fe0', '#0a2357', '#ffd257', '#ff6b4a'],
  royal: ['#4a5be8', '#131a5c', '#ff9f5a', '#ff4f8b'],
  night: ['#3b4a7a', '#10162e', '#7fe3ff', '#ff5c9d'],
  jade: ['#3aa88a', '#0c3a44', '#ffe39a', '#f0694f'],
  orchid: ['#b24bd6', '#33105a', '#8ff0d0', '#ffc94d'],
} as const satisfies Readonly<Record<string, Palette>>;

/** The palettes of each category, which make its games look similar but not identical. */
const PALETTES_BY_CATEGORY: Readonly<Record<Category, readonly [keyof typeof PALETTES, ...(keyof typeof PALETTES)[]]>> =
  {
    RNG: ['plum', 'rose', 'ruby', 'orchid', 'royal', 'forest'],
    LIVE: ['ruby', 'forest', 'night', 'rose'],
    FISH: ['sky', 'teal', 'royal', 'jade'],
    PVP: ['forest', 'ruby', 'jade', 'ember'],
    SPORTS: ['forest', 'sky', 'jade', 'night'],
    ESPORTS: ['night', 'orchid', 'royal', 'plum'],
    LOTT: ['amber', 'ruby', 'sky', 'forest'],
    ELOTT: ['ember', 'rose', 'teal', 'plum'],
    COCKFIGHT: ['ember', 'ruby', 'night'],
    JACKPOT: ['plum', 'night', 'ruby', 'forest'],
    CRASH: ['night', 'royal', 'plum'],
    ARCADE: ['orchid', 'royal', 'teal', 'rose'],
    MINI: ['jade', 'sky', 'orchid', 'ember'],
    CARD: ['forest', 'ruby', 'night', 'plum'],
  };

export const pickPalette = (category: Category, dice: PictureRandom): Palette =>
  PALETTES[dice.pick(PALETTES_BY_CATEGORY[category])];

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16));

/** Mixes two `#rrggbb` colours; a `share` of 0 returns the first, 1 the second. */
export const mix = (from: string, to: string, share: number): string => {
  const [start, end] = [channels(from), channels(to)];
  return `#${start
    .map((value, at) =>
      Math.round(value + ((end[at] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
};
