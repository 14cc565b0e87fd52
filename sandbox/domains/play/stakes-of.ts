import { minorDigits, toMinor } from '#schemas/money.ts';
import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

const MAX_UNITS = 1000;

/** Rounds an amount up to two significant digits. */
const roundUp = (minor: bigint): bigint => {
  const step = 10n ** BigInt(Math.max(0, minor.toString().length - 2));
  return ((minor + step - 1n) / step) * step;
};

export interface StakeOptions {
  /** The game's minimum bet, in units of play. */
  readonly minBet: number;
  readonly merchant: string;
  readonly currency: string;
  /** Every stake is a multiple of this many minor units. */
  readonly stakeStep: bigint;
}

/**
 * Returns the available stakes in minor units, in ascending order: the minimum bet, then the larger amounts of the series 1, 2, 5, 10, 20, 50 …, up
 * to a thousand units of play.
 */
export const stakesOf = ({ minBet, merchant, currency, stakeStep }: StakeOptions): readonly bigint[] => {
  const unit = unitOf(merchant);
  const wanted = roundUp(
    BigInt(Math.max(1, Math.ceil(Number((minBet * unit * 10 ** minorDigits(currency)).toFixed(6))))),
  );
  const least = ((wanted + stakeStep - 1n) / stakeStep) * stakeStep;
  const most = toMinor(MAX_UNITS * unit, currency);
  const stakes = [least];
  for (let power = 1n; power <= most; power *= 10n)
    stakes.push(
      ...[power, 2n * power, 5n * power].filter((stake) => stake > least && stake <= most && stake % stakeStep === 0n),
    );
  return stakes;
};
