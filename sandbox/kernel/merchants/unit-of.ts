/** The other currencies count in units of one. */
const UNITS: Readonly<Record<string, number>> = { lotus: 450, siam: 0.6, kumo: 2.6 };

/** The value of one unit of play in a merchant's currency. */
export const unitOf = (merchant: string): number => UNITS[merchant] ?? 1;

/** Rounds to the next of 1, 2 and 5 times a power of ten. */
export const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5].find((step) => step * power >= value) ?? 10);
};
