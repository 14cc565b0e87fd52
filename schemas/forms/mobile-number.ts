/** Matches spaces, dots, dashes, brackets and slashes between digits, and the invisible marks that address books add when a number is copied. */
const SEPARATORS = /[\s().,/\u00b7\u30fb\u30fc\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069-]/gu;
const THAI_DIGITS = /[\u0e50-\u0e59]/gu;
const THAI_ZERO = 0x0e50;

/** Returns a typed or pasted number with ASCII digits and without separators. A leading plus sign is kept. */
export const plainMobile = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(THAI_DIGITS, (digit) => String((digit.codePointAt(0) ?? THAI_ZERO) - THAI_ZERO))
    .replace(SEPARATORS, '');

/** For each dialling code: the trunk prefix, and the minimum and maximum number of digits of a mobile number without it. */
export const MOBILE_PLANS: Readonly<Record<string, readonly [trunk: string, least: number, most: number]>> = {
  '1': ['1', 10, 10],
  '44': ['0', 10, 10],
  '60': ['0', 9, 10],
  '61': ['0', 9, 9],
  '62': ['0', 9, 12],
  '63': ['0', 10, 10],
  '65': ['', 8, 8],
  '66': ['0', 9, 9],
  '81': ['0', 10, 10],
  '82': ['0', 9, 10],
  '84': ['0', 9, 9],
  '86': ['0', 11, 11],
  '91': ['0', 10, 10],
  '95': ['0', 7, 10],
  '673': ['', 7, 7],
  '852': ['', 8, 8],
  '855': ['0', 8, 9],
  '856': ['0', 9, 10],
  '886': ['0', 9, 9],
};

/** For any other dialling code, a leading 0 may be removed, and only the platform's rule limits the length. */
const ANY_PLAN = ['0', 1, 15] as const;

const without = (prefix: string, digits: string): string =>
  prefix !== '' && digits.startsWith(prefix) ? digits.slice(prefix.length) : digits;

/** Removes the trunk prefix from the digits after a dialling code. In `+63 (0)917 …` the 0 is not dialled. */
export const behindDiallingCode = (digits: string, diallingCode: string): string =>
  without(MOBILE_PLANS[diallingCode]?.[0] ?? '', digits);

/**
 * Returns a mobile number without the dialling code, in a form that satisfies the platform's rule. The trunk prefix
 * stays as typed if that satisfies the rule; otherwise it is removed or added. A number that satisfies the rule in
 * neither form stays as typed.
 */
export const nationalMobile = (
  text: string,
  diallingCode: string,
  { minLength = 0, maxLength = Infinity }: { readonly minLength?: number; readonly maxLength?: number },
): string => {
  const plain = plainMobile(text);
  if (!/^\+?\d+$/u.test(plain)) return plain;
  const plan = MOBILE_PLANS[diallingCode];
  const [trunk, least, most] = plan ?? ANY_PLAN;
  const behindCode = without(trunk, without(diallingCode, without('00', without('+', plain))));
  const significant = [without(trunk, plain), behindCode].find(({ length }) => length >= least && length <= most);
  if (significant === undefined) return plain;
  const whole = `${trunk}${significant}`;
  // A trunk prefix is added only if the dialling code is known, because only then is the number certain to be complete without it.
  const readings = plain === whole ? [whole, significant] : plan === undefined ? [significant] : [significant, whole];
  return readings.find(({ length }) => length >= minLength && length <= maxLength) ?? plain;
};
