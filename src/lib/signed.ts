/** Puts the sign of an amount before its absolute value as text; zero has no sign. Uses a real minus sign, which is as wide as the plus. */
export const signed = (amount: number, magnitude: string): string =>
  amount === 0 ? magnitude : `${amount > 0 ? '+' : '\u2212'}${magnitude}`;
