import { randomInt } from 'node:crypto';

/** `below` returns an integer from 0 to `bound` - 1, uniformly distributed. */
export interface RandomSource {
  readonly below: (bound: number) => number;
}

export const secureRandom: RandomSource = { below: (bound) => randomInt(bound) };
