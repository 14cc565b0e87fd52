import type { NumberFormat } from '#schemas/languages.ts';
import { groupDigits } from '#schemas/group-digits.ts';

export const JACKPOT_INTERVAL_MS = 3000;
const STEP_HUNDREDTHS = 16_511;

/**
 * The jackpot in hundredths of a currency unit at a given time: it grows by 165.11 for every whole interval since `epoch` (ms). Integers, because a
 * year has ten million steps.
 */
export const jackpotHundredths = (start: number, epoch: number, now: number): number =>
  start + Math.max(0, Math.floor((now - epoch) / JACKPOT_INTERVAL_MS)) * STEP_HUNDREDTHS;

/** What the boot script needs to write the jackpot: `data-jackpot` contains these values in this order, separated by spaces. */
interface JackpotMark {
  readonly startHundredths: number;
  /** Milliseconds. */
  readonly epoch: number;
  /** Decimals of the currency. */
  readonly places: number;
  /** How the language writes numbers. */
  readonly numbers: Pick<NumberFormat, 'group' | 'decimal' | 'sizes' | 'least'>;
}

export const jackpotMark = ({
  startHundredths,
  epoch,
  places,
  numbers: { group, decimal, sizes, least },
}: JackpotMark): string => [startHundredths, epoch, places, group, decimal, ...sizes, least].join(' ');

/** Returns the jackpot for a `data-jackpot` value at the time `now`, formatted without a currency symbol. */
export const jackpotNumber = (mark: string, now: number): string => {
  const [start, epoch, decimals, group = '', decimal = '', last, others, least] = mark.split(' ');
  const places = Number(decimals);
  const minor = Math.floor((jackpotHundredths(Number(start), Number(epoch), now) * 10 ** places) / 100);
  const digits = String(minor).padStart(places + 1, '0');
  const whole = groupDigits(digits.slice(0, digits.length - places), {
    group,
    sizes: [Number(last), Number(others)],
    least: Number(least),
  });
  return places === 0 ? whole : whole + decimal + digits.slice(-places);
};
