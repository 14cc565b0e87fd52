import type { PictureRandom } from './picture-random.ts';

/** The fills of a picture: light (a), warm (b), dark for details on top (c) and accent (d). */
export interface Inks {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/** Draws a motif no farther than 70 units from the origin. */
export type Motif = (dice: PictureRandom, inks: Inks) => string;
export type Motifs = readonly [Motif, ...Motif[]];

/** Repeats a drawing `count` times in a circle around the origin. */
export const repeatAround = (count: number, drawing: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${Math.round((from + (at * 360) / count) * 10) / 10})">${drawing}</g>`,
  ).join('');
