import type { RafflePrize } from '#sandbox/db/schema.ts';
import type { RandomSource } from '#sandbox/kernel/core/random-source.ts';

/** What was drawn, so that anybody can check the prize: `number` of `of`, counted from 0. */
interface Draw {
  readonly number: number;
  readonly of: number;
}

/** Draws one prize; the chance of each is its weight of all weights. `amount` is minor units. */
export const drawPrize = (
  prizes: readonly RafflePrize[],
  random: RandomSource,
): { readonly amount: bigint; readonly draw: Draw } => {
  const of = prizes.reduce((sum, { weight }) => sum + weight, 0);
  const number = random.below(of);
  let before = 0;
  for (const { amount, weight } of prizes) {
    before += weight;
    if (number < before) return { amount: BigInt(amount), draw: { number, of } };
  }
  throw new Error('a raffle needs prizes');
};
