/** The units of play of merchants where it is not 1. */
const UNITS: Readonly<Record<string, number>> = {
  lotus: 450,
  siam: 0.6,
  kumo: 2.6,
  laga: 300,
  nombor: 0.1,
  dalbit: 25,
  pandan: 0.05,
};

/** Returns the value of a merchant's unit of play in its currency. Amounts of the sample data are defined in units of play. */
export const unitOf = (merchant: string): number => UNITS[merchant] ?? 1;

/** Rounds up to the next number of the series 1, 2, 5, 10, 20, 50 and so on. */
export const roundUp = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value));
  return power * ([1, 2, 5].find((step) => step * power >= value) ?? 10);
};
