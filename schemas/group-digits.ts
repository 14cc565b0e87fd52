import type { NumberFormat } from './languages.ts';

/** Inserts separators between groups of digits in a whole number. */
export const groupDigits = (
  whole: string,
  { group, sizes: [last, others], least }: Pick<NumberFormat, 'group' | 'sizes' | 'least'>,
): string =>
  whole.length < least || whole.length <= last
    ? whole
    : whole.slice(0, -last).replace(new RegExp(`\\B(?=(?:\\d{${others}})+$)`, 'g'), group) + group + whole.slice(-last);
