/** Returns the smaller angle between two hues, 0 to 180. */
export const hueGap = (one: number, other: number): number => {
  const gap = Math.abs(one - other) % 360;
  return Math.min(gap, 360 - gap);
};

/** Dark yellow and lime look like mud, so their dark shades shift towards brown or green, as pigments do. */
const MUDDY = { from: 60, middle: 114, to: 145 } as const;
const BROWN = 55;
const GREEN = 148;

/** Returns the hue of a dark shade. `amount` is 1 for backgrounds that are almost black and less for lighter shades. */
export const deepHue = (hue: number, amount = 1): number => {
  if (hue <= MUDDY.from || hue >= MUDDY.to) return hue;
  return hue + ((hue < MUDDY.middle ? BROWN : GREEN) - hue) * amount;
};

/** The hue of the accent for hues up to `below`. Gold suits most hues; warm and yellow ones need a cool partner. */
const PARTNERS: readonly { readonly below: number; readonly accent: number }[] = [
  { below: 42, accent: 84 },
  { below: 75, accent: 215 },
  { below: 115, accent: 288 },
  { below: 140, accent: 312 },
  { below: 170, accent: 82 },
  { below: 205, accent: 35 },
  { below: 240, accent: 55 },
  { below: 280, accent: 78 },
  { below: 305, accent: 170 },
  { below: 338, accent: 195 },
  { below: 360, accent: 80 },
];

/** Returns the hue of an accent that goes well with a hue. */
export const partnerHue = (hue: number): number => PARTNERS.find(({ below }) => hue < below)?.accent ?? 84;
