import { createHash } from 'node:crypto';

/** `size` of the rows, or all where there are fewer, by a seed; their order stays. The name keeps one draw independent of another. */
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
