/** A colour in OKLCH, in which equal steps of a coordinate look equally large. */
export interface Oklch {
  /** 0 for black to 1 for white. */
  readonly lightness: number;
  /** 0 for grey; no colour of sRGB is above 0.33. */
  readonly chroma: number;
  /** Degrees from 0 to 360. */
  readonly hue: number;
}

type Triple = readonly [number, number, number];

const toLinear = (part: number): number => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number): number => (part <= 0.003_130_8 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

const times = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const at = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [at(rows[0]), at(rows[1]), at(rows[2])];
};

// The matrices of https://www.w3.org/TR/css-color-4/#color-conversion-code, with linear sRGB and LMS combined.
const LMS_OF_RGB = [
  [0.412_221_469_470_763, 0.536_332_537_261_734_8, 0.051_445_993_267_502_2],
  [0.211_903_495_817_825_2, 0.680_699_550_645_234, 0.107_396_953_536_940_6],
  [0.088_302_459_190_056_4, 0.281_718_839_136_121_5, 0.629_978_701_673_822_2],
] as const;
const LAB_OF_LMS = [
  [0.210_454_268_309_314, 0.793_617_774_702_305_4, -0.004_072_043_011_619_3],
  [1.977_998_532_431_168_4, -2.428_592_242_048_58, 0.450_593_709_617_411],
  [0.025_904_042_465_547_8, 0.782_771_712_457_529_6, -0.808_675_754_923_077_4],
] as const;
const LMS_OF_LAB = [
  [1, 0.396_337_777_376_174_9, 0.215_803_757_309_913_6],
  [1, -0.105_561_345_815_658_6, -0.063_854_172_825_813_3],
  [1, -0.089_484_177_529_811_9, -1.291_485_548_019_409_2],
] as const;
const RGB_OF_LMS = [
  [4.076_741_636_075_959, -3.307_711_539_258_063, 0.230_969_903_182_104_4],
  [-1.268_437_973_285_031_7, 2.609_757_349_287_688_7, -0.341_319_376_002_657],
  [-0.004_196_076_138_675_6, -0.703_418_617_936_936_2, 1.707_614_694_075_612],
] as const;

const DEGREES = 180 / Math.PI;

/** Converts `#rrggbb` to OKLCH. A grey has the hue 0. */
export const toOklch = (hex: string): Oklch => {
  const channel = (at: number): number => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [l, m, s] = times(LMS_OF_RGB, [channel(1), channel(3), channel(5)]);
  const [lightness, a, b] = times(LAB_OF_LMS, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  const chroma = Math.hypot(a, b);
  // Rounding leaves a tiny chroma in greys, whose hue would be noise.
  return chroma < 1e-6
    ? { lightness, chroma: 0, hue: 0 }
    : { lightness, chroma, hue: (Math.atan2(b, a) * DEGREES + 360) % 360 };
};

const toRgb = ({ lightness, chroma, hue }: Oklch): Triple => {
  const [l, m, s] = times(LMS_OF_LAB, [lightness, chroma * Math.cos(hue / DEGREES), chroma * Math.sin(hue / DEGREES)]);
  const [red, green, blue] = times(RGB_OF_LMS, [l ** 3, m ** 3, s ** 3]);
  return [fromLinear(red), fromLinear(green), fromLinear(blue)];
};

/** Far below one step of a channel. Needed because conversion moves pure colours at the edge of sRGB slightly outside it. */
const TOLERANCE = 1e-4;

const isInSrgb = (colour: Oklch): boolean =>
  toRgb(colour).every((channel) => channel >= -TOLERANCE && channel <= 1 + TOLERANCE);

/** Halving the chroma 16 times leaves an error far below one step of a channel. */
const HALVINGS = 16;

/** Returns the colour with the same lightness and hue, and with as much of its chroma as sRGB can show. */
const fitToSrgb = (colour: Oklch): Oklch => {
  if (isInSrgb(colour)) return colour;
  let [inside, outside] = [0, colour.chroma];
  for (let round = 0; round < HALVINGS; round += 1) {
    const chroma = (inside + outside) / 2;
    if (isInSrgb({ ...colour, chroma })) inside = chroma;
    else outside = chroma;
  }
  return { ...colour, chroma: inside };
};

/** Converts OKLCH to `#rrggbb`. A colour outside sRGB keeps its lightness and hue and loses chroma; lightness is limited to 0 to 1. */
export const toHex = (colour: Oklch): string => {
  const lightness = Math.min(1, Math.max(0, colour.lightness));
  const channels = toRgb(fitToSrgb({ ...colour, lightness })).map((channel) =>
    Math.round(Math.min(1, Math.max(0, channel)) * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${channels.join('')}`;
};
