/** For all other currencies the unit is 1. */
const UNITS: Readonly<Record<string, number>> = { lotus: 450, siam: 0.6, kumo: 2.6 };

/** Returns the value of one unit of play in a merchant's currency. */
export const unitOf = (merchant: string): number => UNITS[merchant] ?? 1;

/** Rounds up to the next 1, 2 or 5 times a power of ten. */
export const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5].find((step) => step * power >= value) ?? 10);
};
