import { drawRows } from './draw-rows.ts';
import { isFull } from './full-run.ts';

/** The seed of `npm test`, which it prints. */
const seed = process.env['MARQUEE_SEED'] ?? '';
/**
 * `npm test` runs a random slice of everything that covers all brands, languages or windows. The full run, and runs of a single file, cover
 * everything.
 */
export const isSliced = seed !== '' && !isFull;

/** Returns `size` random rows if this is a sliced run, otherwise all rows. */
export const sliceOf = <Row>(name: string, rows: readonly Row[], size = 1): readonly Row[] =>
  isSliced ? drawRows(seed, name, rows, size) : rows;
