import { createHash } from 'node:crypto';

/** Returns a function that returns numbers from 0 to below 1, always the same ones for a seed. */
export const randomFrom = (seed: string): (() => number) => {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
};
