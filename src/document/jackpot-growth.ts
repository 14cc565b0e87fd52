import type { NumberFormat } from '#schemas/languages.ts';
import { groupDigits } from '#schemas/group-digits.ts';

export const JACKPOT_INTERVAL_MS = 3000;
const STEP_HUNDREDTHS = 16_511;

/**
 * The jackpot in hundredths of a currency unit at a given time: it grows by 165.11 for every whole interval since `epoch` (ms). Calculated in
 * integers, because a year has ten million steps.
 */
export const jackpotHundredths = (start: number, epoch: number, now: number): number =>
  start + Math.max(0, Math.floor((now - epoch) / JACKPOT_INTERVAL_MS)) * STEP_HUNDREDTHS;

interface JackpotMark {
  readonly startHundredths: number;
  /** Milliseconds. */
  readonly epoch: number;
  /** Decimals of the currency. */
  readonly places: number;
  /** How the language writes numbers. */
  readonly numbers: Pick<NumberFormat, 'group' | 'decimal' | 'sizes' | 'least'>;
}

const MOST_DIGITS = 16;

/**
 * Returns the value of `data-jackpot`, from which the boot script writes the jackpot: start, epoch and decimals, a pattern with a zero for each digit
 * of the longest amount, the number of digits from which it applies, and the pattern of shorter amounts. The boot script is inline in each document,
 * so everything that can be prepared is prepared here.
 */
export const jackpotMark = ({ startHundredths, epoch, places, numbers }: JackpotMark): string => {
  const whole = '0'.repeat(MOST_DIGITS);
  const fraction = places === 0 ? '' : numbers.decimal + '0'.repeat(places);
  return [
    startHundredths,
    epoch,
    places,
    groupDigits(whole, numbers) + fraction,
    numbers.least + places,
    whole + fraction,
  ].join(' ');
};

/** Returns the jackpot for a `data-jackpot` value at the time `now`, formatted without a currency symbol. */
export const jackpotNumber = (mark: string, now: number): string => {
  const [start, epoch, decimals, pattern = '', least, short = ''] = mark.split(' ');
  const places = Number(decimals);
  const minor = Math.floor((jackpotHundredths(Number(start), Number(epoch), now) * 10 ** places) / 100);
  const digits = String(minor).padStart(places + 1, '0');
  let left = digits.length;
  return [...(left < Number(least) ? short : pattern)].reduceRight(
    (text, sign) => (left < 1 ? text : (sign === '0' ? digits[--left] : sign) + text),
    '',
  );
};
