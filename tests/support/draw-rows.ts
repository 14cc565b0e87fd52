import { createHash } from 'node:crypto';

/**
 * Picks `size` rows at random by a seed, or all if there are fewer, keeping their order. The name makes one selection independent of another.
 */
export const drawRows = <Row>(seed: string, name: string, rows: readonly Row[], size: number): readonly Row[] => {
  const rank = (index: number): string => createHash('sha256').update(`${seed} ${name} ${index}`).digest('hex');
  const drawn = new Set(
    rows
      .map((_row, index) => index)
      .sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
      .slice(0, size),
  );
  return rows.filter((_row, index) => drawn.has(index));
};
