import type { Category } from '#schemas/brand-names.ts';
import type { Dice } from './dice.ts';

/** Two grounds and a warm ink for each mood; every pair was looked at, since colours by chance look like chance. */
type Mood = readonly [light: string, deep: string, warm: string];

const MOODS = {
  plum: ['#8b3fd1', '#2a1052', '#ffc94d'],
  rose: ['#d9387a', '#4d0a35', '#ffd166'],
  ruby: ['#d63a3f', '#450a16', '#ffcf5c'],
  ember: ['#e8692c', '#541a0c', '#ffe08a'],
  amber: ['#d99a1c', '#5a2f06', '#fff0b3'],
  forest: ['#1f9d61', '#06362a', '#ffd45e'],
  teal: ['#149a9a', '#04303d', '#ffb84d'],
  sky: ['#2b8fe0', '#0a2357', '#ffd257'],
  royal: ['#4a5be8', '#131a5c', '#ff9f5a'],
  night: ['#3b4a7a', '#10162e', '#7fe3ff'],
  jade: ['#3aa88a', '#0c3a44', '#ffe39a'],
  orchid: ['#b24bd6', '#33105a', '#8ff0d0'],
} as const satisfies Readonly<Record<string, Mood>>;

/** A row of one category belongs together, and is not all alike. */
const MOODS_OF: Readonly<Record<Category, readonly [keyof typeof MOODS, ...(keyof typeof MOODS)[]]>> = {
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

export const moodOf = (category: Category, dice: Dice): Mood => MOODS[dice.pick(MOODS_OF[category])];
