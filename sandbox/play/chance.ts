import { randomInt } from 'node:crypto';

/** Where outcomes come from: a whole number from 0 up to, and without, `bound`, each as likely as any other. */
export interface Chance {
  readonly below: (bound: number) => number;
}

export const secureChance: Chance = { below: (bound) => randomInt(bound) };
