import { combinations } from './factors.ts';
import { randomColours } from './random-colours.ts';
import type { ProofRow } from './run-proof.ts';

/** Returns all rows of the proof: the covering array, and home pages of brands with random colours, each with the layout of some row. */
export const proofRows = (seed: number): readonly ProofRow[] => {
  const array = combinations(seed);
  const random = randomColours(seed).flatMap((colours, index) => {
    const drawn = array[index % array.length];
    return drawn === undefined ? [] : [{ ...drawn, page: 'home' as const, look: null, colours }];
  });
  return [...array, ...random].map((combination, row) => ({ row, combination }));
};
