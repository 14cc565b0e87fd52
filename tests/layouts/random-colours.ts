import { createHash } from 'node:crypto';
import type { PaletteColours } from '#schemas/palette/make-palette.ts';

/** How many brands with random colours the proof renders. */
export const RANDOM_BRANDS = 200;

/** Returns one to three random colours for each brand. The same seed gives the same colours. */
export const randomColours = (seed: number): readonly PaletteColours[] =>
  Array.from({ length: RANDOM_BRANDS }, (_, index): PaletteColours => {
    const hash = createHash('sha256').update(`${seed} colours ${index}`).digest('hex');
    const colour = (at: number): string => `#${hash.slice(6 * at, 6 * at + 6)}`;
    return [colour(0), index % 3 > 0 ? colour(1) : undefined, index % 3 > 1 ? colour(2) : undefined];
  });
