import type { Language } from './languages.ts';
import type { PageLanguage } from './page-language.ts';

/**
 * The kinds of demo game in the sandbox. This file imports no schema library, because the pages of demo games and the
 * site server load it at run time.
 */
export const DEMO_KINDS = ['slot', 'dice', 'draw', 'table'] as const;
export type DemoKind = (typeof DEMO_KINDS)[number];

/** The data block in the document of a demo game. */
export interface DemoPage {
  readonly kind: DemoKind;
  /** The platform's code of the language in which the game was launched. */
  readonly language: Language;
  /** The tag, direction and formats of that language, and the texts of the game. */
  readonly shown: PageLanguage;
  /** Origins of the sites that may launch and frame the game; the game's back link leads to one of them. */
  readonly origins: readonly string[];
}

export const DEMO_DATA_ID = 'demo';

export const SLOT_SYMBOLS = ['cherry', 'leaf', 'star', 'bell', 'gem', 'seven'] as const;
export type SlotSymbol = (typeof SLOT_SYMBOLS)[number];

/** The lines of the slot. Each line lists its row on each reel; 0 is the top row. */
export const SLOT_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

export const TABLE_FIELDS = [
  'red',
  'black',
  'odd',
  'even',
  'low',
  'high',
  'dozen1',
  'dozen2',
  'dozen3',
  'number',
] as const;
export type TableField = (typeof TABLE_FIELDS)[number];

const RED: ReadonlySet<number> = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

/** Returns the colour of a number on the table; zero is neither red nor black. */
export const tableColour = (number: number): 'red' | 'black' | 'zero' =>
  number === 0 ? 'zero' : RED.has(number) ? 'red' : 'black';
