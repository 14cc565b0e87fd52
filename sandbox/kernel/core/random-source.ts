import { randomInt } from 'node:crypto';

/** A source of random numbers. `below` returns a uniformly distributed integer from 0 to `bound` - 1. */
export interface RandomSource {
  readonly below: (bound: number) => number;
}

export const secureRandom: RandomSource = { below: (bound) => randomInt(bound) };
