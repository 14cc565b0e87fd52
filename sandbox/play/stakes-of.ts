import { minorDigits, toMinor } from '#schemas/money.ts';
import { MERCHANTS } from '../seed/merchant-profiles.ts';

const MOST_UNITS = 1000;

/** What one unit of play is worth at a merchant, in its currency. */
export const unitOf = (merchant: string): number => MERCHANTS.find(({ code }) => code === merchant)?.unit ?? 1;

/** Two leading figures, rounded up. */
const tidyUp = (minor: bigint): bigint => {
  const step = 10n ** BigInt(Math.max(0, minor.toString().length - 2));
  return ((minor + step - 1n) / step) * step;
};

export interface StakeFacts {
  /** The game's least bet, in units of play. */
  readonly minBet: number;
  readonly merchant: string;
  readonly currency: string;
  /** Every stake is a multiple of so many minor units. */
  readonly grain: bigint;
}

/** The stakes that a game takes, in minor units from the least up: its least bet, then 1, 2, 5, 10 and so on, as far as a thousand units. */
export const stakesOf = ({ minBet, merchant, currency, grain }: StakeFacts): readonly bigint[] => {
  const unit = unitOf(merchant);
  const wanted = tidyUp(
    BigInt(Math.max(1, Math.ceil(Number((minBet * unit * 10 ** minorDigits(currency)).toFixed(6))))),
  );
  const least = ((wanted + grain - 1n) / grain) * grain;
  const most = toMinor(MOST_UNITS * unit, currency);
  const stakes = [least];
  for (let power = 1n; power <= most; power *= 10n)
    stakes.push(
      ...[power, 2n * power, 5n * power].filter((stake) => stake > least && stake <= most && stake % grain === 0n),
    );
  return stakes;
};
