import type { Dice } from '../dice.ts';

/** Paints of a tile: a light one, a warm one, an accent, and a dark one for what is drawn upon the others. */
export interface Inks {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/** Draws within 70 around the origin. */
export type Motif = (dice: Dice, inks: Inks) => string;
export type Motifs = readonly [Motif, ...Motif[]];

/** `count` copies of a drawing around the origin. */
export const around = (count: number, drawing: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${Math.round((from + (at * 360) / count) * 10) / 10})">${drawing}</g>`,
  ).join('');
