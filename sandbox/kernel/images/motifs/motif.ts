import type { PictureRandom } from './picture-random.ts';

/** Fills of a tile: light (a), warm (b), dark (c, for details on top) and accent (d). */
export interface Inks {
  readonly a: string;
  readonly b: string;
  readonly c: string;
  readonly d: string;
}

/** Draws a motif within 70 units of the origin. */
export type Motif = (dice: PictureRandom, inks: Inks) => string;
export type Motifs = readonly [Motif, ...Motif[]];

/** Repeats a drawing `count` times, rotated around the origin. */
export const repeatAround = (count: number, drawing: string, from = 0): string =>
  Array.from(
    { length: count },
    (_, at) => `<g transform="rotate(${Math.round((from + (at * 360) / count) * 10) / 10})">${drawing}</g>`,
  ).join('');
