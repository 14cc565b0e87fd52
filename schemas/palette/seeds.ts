import { toHex, toOklch, type Oklch } from '../colors/oklch.ts';
import { partnerHue } from './hues.ts';

/** The colours from which a palette is made. */
export interface Seeds {
  readonly primary: Oklch;
  readonly accent: Oklch;
  /** The hue and chroma of header and footer. */
  readonly base: Oklch;
  /** How colourful the neutrals are: 0 for a grey brand to 1. */
  readonly tint: number;
  readonly vivid: boolean;
}

const HEX = /^#?(?:[\da-f]{3}|[\da-f]{6})$/i;

/** Parses a colour as `#rgb` or `#rrggbb`, in any case, with or without `#`; throws for any other text. */
const parseColour = (text: string): Oklch => {
  if (!HEX.test(text))
    throw new RangeError(`${JSON.stringify(text)} is not a colour: write #rrggbb or #rgb, such as #b81d5f`);
  const digits = text.replace('#', '').toLowerCase();
  return toOklch(`#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`);
};

/** The chroma below which an eye sees grey. */
const GREY = 0.025;
const GOLD = 84;

/** Cyan and mint are most colourful when almost white, where they glare. */
const GLARING = { from: 150, to: 250, lightness: 0.68 } as const;

/** Returns the most colourful colour of a hue that suits a large area, neither dark nor glaring. */
const mostColourful = (hue: number): Oklch => {
  const lightest = hue > GLARING.from && hue < GLARING.to ? GLARING.lightness : 0.82;
  const lightnesses = Array.from({ length: 33 }, (_, step) => Math.min(lightest, 0.5 + step / 100));
  return lightnesses
    .map((lightness) => toOklch(toHex({ lightness, chroma: 0.4, hue })))
    .reduce((best, colour) => (colour.chroma > best.chroma ? colour : best));
};

/** Returns an accent for a brand with a single colour, about as colourful as that one. */
const accentFor = (primary: Oklch): Oklch => {
  const accent = mostColourful(primary.chroma < GREY ? GOLD : partnerHue(primary.hue));
  return { ...accent, chroma: Math.min(accent.chroma, Math.max(0.135, primary.chroma)) };
};

/** Completes one to three colours: the main action, the accent, and the base of header and footer. */
export const seedsOf = (colours: readonly (string | undefined)[], vivid: boolean): Seeds => {
  const [first, second, third] = colours.map((text) => (text === undefined ? undefined : parseColour(text)));
  if (first === undefined || colours.length > 3) throw new RangeError('A palette is made from one to three colours');
  return {
    primary: first,
    accent: second ?? accentFor(first),
    base: third ?? first,
    tint: Math.min(1, first.chroma / 0.12),
    vivid,
  };
};
