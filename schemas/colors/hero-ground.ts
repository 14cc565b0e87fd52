import { channelsOf, contrastRatio, hexOf, luminance, mixColours } from '../checks/colours.ts';

/** The colours of a text over a picture, and of the shade between the two. */
export interface HeroGround {
  /** The colour of the text. */
  readonly ink: string;
  /** The colour of the shade. */
  readonly ground: string;
  /** How opaque the shade is, 0 to 1. */
  readonly alpha: number;
}

/** The maximum opacity of a shade, so that a picture remains visible through the darkest one. */
export const MOST_OPAQUE = 0.85;
const STEP = 0.01;
/** The contrast that a shade should give if it can do so within the maximum opacity. */
const WANTED = 7;

/** Returns the colour that a browser shows for a shade over a pixel, rounded towards the pixel, because browsers round and dither differently. */
const covered = (ground: string, pixel: '#ffffff' | '#000000', alpha: number): string => {
  const end = pixel === '#ffffff' ? 255 : 0;
  const away = end === 255 ? 1 : -1;
  return hexOf(
    channelsOf(ground).map((value) => Math.min(255, Math.max(0, Math.round(value * alpha + end * (1 - alpha)) + away))),
  );
};

/** Returns the minimum contrast of a text over any picture: over a white one if the text is light, over a black one if it is dark. */
const leastContrast = ({ ink, ground, alpha }: HeroGround): number => {
  const isLight = luminance(ink) > luminance(ground);
  const worst = covered(ground, isLight ? '#ffffff' : '#000000', alpha);
  return luminance(ink) > luminance(worst) === isLight ? contrastRatio(ink, worst) : 1;
};

const range = (count: number): readonly number[] => Array.from({ length: count + 1 }, (_, index) => index / count);

/**
 * Returns the shade with which a text has at least the contrast `least` over any picture. The shade has the colour
 * `background` and the text the colour `text`. If that is not enough, the shade becomes darker or lighter, and if that
 * is still not enough, the text becomes white or black.
 */
export const heroGround = (text: string, background: string, least: number): HeroGround => {
  const isLight = luminance(text) > luminance(background);
  const [inkEnd, groundEnd] = isLight ? ['#ffffff', '#000000'] : ['#000000', '#ffffff'];
  const pairs = [text, inkEnd].flatMap((ink) =>
    range(20).map((share) => ({ ink, ground: mixColours(background, groundEnd, share), alpha: MOST_OPAQUE })),
  );
  const most = pairs.find((pair) => leastContrast(pair) >= least) ?? {
    ink: inkEnd,
    ground: groundEnd,
    alpha: MOST_OPAQUE,
  };
  const alphas = range(Math.round(MOST_OPAQUE / STEP)).map((share) => Math.round(share * MOST_OPAQUE * 100) / 100);
  const alpha = alphas.find((opaque) => leastContrast({ ...most, alpha: opaque }) >= WANTED) ?? MOST_OPAQUE;
  return { ...most, alpha };
};
