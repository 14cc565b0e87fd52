import { createHash } from 'node:crypto';

/** Returns a function that returns pseudorandom numbers from 0 to below 1; the same seed gives the same sequence. */
export const randomFrom = (seed: string): (() => number) => {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
};
