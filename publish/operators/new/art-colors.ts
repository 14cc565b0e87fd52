import type { ThemeTokens } from '#schemas/brand.ts';
import { toHex, toOklch, type Oklch } from '#schemas/colors/oklch.ts';

/** The colours with which the pictures of a brand are drawn. */
export interface ArtColors {
  /** The background at the edge of a picture, almost black. */
  readonly night: string;
  readonly deep: string;
  readonly middle: string;
  /** The background behind the subject. */
  readonly glow: string;
  readonly primary: string;
  readonly primaryDark: string;
  readonly primaryLight: string;
  readonly accent: string;
  readonly accentDark: string;
  readonly accentLight: string;
  readonly pale: string;
  readonly paleDark: string;
}

/** The range of lightness in which a colour stands out from the dark backgrounds and from the pale parts of a subject. */
const LEAST = 0.55;
const MOST = 0.82;

const bright = (hex: string): Oklch => {
  const colour = toOklch(hex);
  return { ...colour, lightness: Math.min(MOST, Math.max(LEAST, colour.lightness)) };
};

const shifted = (colour: Oklch, by: number): string =>
  toHex({ ...colour, lightness: Math.min(0.95, Math.max(0.15, colour.lightness + by)) });

/** Derives the colours of pictures from the colours of the light theme. Backgrounds have the hue of the header. */
export const artColors = ({ header, primary, accent }: ThemeTokens['light']): ArtColors => {
  const base = toOklch(header.$value);
  const ground = (lightness: number, chroma: number): string =>
    toHex({ lightness, chroma: Math.min(chroma, base.chroma * 2), hue: base.hue });
  const [main, second] = [bright(primary.$value), bright(accent.$value)];
  return {
    night: ground(0.16, 0.06),
    deep: ground(0.25, 0.1),
    middle: ground(0.36, 0.13),
    glow: ground(0.52, 0.15),
    primary: toHex(main),
    primaryDark: shifted(main, -0.17),
    primaryLight: shifted(main, 0.14),
    accent: toHex(second),
    accentDark: shifted(second, -0.17),
    accentLight: shifted(second, 0.14),
    pale: toHex({ lightness: 0.965, chroma: Math.min(0.02, base.chroma), hue: base.hue }),
    paleDark: toHex({ lightness: 0.84, chroma: Math.min(0.04, base.chroma), hue: base.hue }),
  };
};
