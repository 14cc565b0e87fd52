import { contrastRatio } from '../checks/colours.ts';
import { toHex, toOklch, type Oklch } from '../colors/oklch.ts';
import type { ColorToken } from '../tokens.ts';
import { colourDistance } from './colour-distance.ts';
import { deepHue, hueGap } from './hues.ts';
import type { Seeds } from './seeds.ts';

/** The colour that a token should have, and what must be preserved while its lightness is changed for contrast. */
export interface Wish {
  readonly colour: Oklch;
  /** The contrast to aim for, as a multiple of each pair's minimum. If it cannot be reached, the minimum is enough. */
  readonly aim?: number;
  readonly passes?: (hex: string) => boolean;
}

export interface Context {
  readonly mode: 'light' | 'dark';
  readonly seeds: Seeds;
  /** Returns the value of a token from an earlier row. */
  readonly valueOf: (token: ColorToken) => string;
}

type Recipe = (context: Context) => Wish;
type Shade = readonly [lightness: number, chroma: number];

/** Text also appears on tints of a background, which reduce contrast. */
const TEXT_AIM = 1.25;
const WHITE = '#ffffff';
const TEXT_MINIMUM = 4.5;

/** A shade of the first colour's hue for backgrounds, lines and text. */
const neutral =
  (light: Shade, dark: Shade, aim?: number): Recipe =>
  ({ mode, seeds: { primary, tint, vivid } }) => {
    const [lightness, chroma] = mode === 'light' ? light : dark;
    const hue = lightness > 0.6 ? primary.hue : deepHue(primary.hue);
    return {
      colour: { lightness, chroma: chroma * tint * (vivid ? 1.6 : 1), hue },
      ...(aim !== undefined && { aim }),
    };
  };

/** In the light theme, the minimum distance in OKLab between a button and the bar that it is on. */
const BAR_DISTANCE = 0.15;
/** A focus ring needs a contrast of 3 to both bars and fields, so these must be 3 x 3 apart, plus a little for rounding. */
const RING_CONTRAST = 9.5;

/** Header and footer: a deep shade of the brand's base colour, from which buttons stand out. */
const bar =
  (light: Shade, dark: Shade): Recipe =>
  ({ mode, seeds: { primary, base, vivid }, valueOf }) => {
    const [lightness, chroma] = mode === 'light' ? light : dark;
    const most = vivid ? chroma * 1.5 : chroma;
    return {
      colour: {
        lightness: mode === 'light' && vivid ? lightness + 0.04 : lightness,
        chroma: Math.min(most, base.chroma),
        hue: deepHue(base.hue),
      },
      passes: (hex) =>
        mode === 'dark' ||
        (contrastRatio(hex, valueOf('raised')) >= RING_CONTRAST &&
          colourDistance(toOklch(hex), primary) >= BAR_DISTANCE),
    };
  };

/** The maximum change of a colour's lightness for white text; a larger change would make it a different colour. */
const NUDGE = 0.05;

/** Returns the colour, or a slightly darker one on which white text is readable. */
const forWhiteText = (colour: Oklch): Oklch => {
  for (let moved = 0; moved <= NUDGE; moved += 0.0025) {
    const darker = { ...colour, lightness: colour.lightness - moved };
    if (contrastRatio(toHex(darker), WHITE) >= TEXT_MINIMUM) return darker;
  }
  return colour;
};

/** In the light theme, the minimum distance in OKLab between a button and the backgrounds. */
const LIGHT_DISTANCE = 0.18;
/** In the dark theme, the minimum contrast between a button and a card. */
const DARK_CONTRAST = 2.5;

/** The colour of a button or banner: the given one, unless it would be lost against the backgrounds. */
const solid = (given: Oklch, { mode, valueOf }: Context): Wish => ({
  colour: forWhiteText(given),
  passes: (hex) =>
    mode === 'dark'
      ? contrastRatio(hex, valueOf('surface')) >= DARK_CONTRAST
      : (['canvas', 'surface'] as const).every(
          (ground) => colourDistance(toOklch(hex), toOklch(valueOf(ground))) >= LIGHT_DISTANCE,
        ),
});

/** Text on a solid colour: white where it is readable, otherwise a dark shade of the colour. */
const onSolid =
  (ground: ColorToken): Recipe =>
  ({ valueOf }) => {
    const { chroma, hue } = toOklch(valueOf(ground));
    return contrastRatio(WHITE, valueOf(ground)) >= TEXT_MINIMUM
      ? { colour: toOklch(WHITE), aim: 1 }
      : { colour: { lightness: 0.2, chroma: Math.min(chroma, 0.05), hue: deepHue(hue) } };
  };

/** Coloured text: the colour's own hue, dark on light backgrounds and pale on dark ones. */
const tinted = ({ lightness, chroma, hue }: Oklch, { mode }: Context): Wish => ({
  colour:
    mode === 'light'
      ? { lightness: Math.min(lightness, 0.5), chroma: Math.min(chroma, 0.19), hue: deepHue(hue, 0.5) }
      : { lightness: Math.max(lightness, 0.8), chroma: Math.min(chroma, 0.13), hue },
  aim: TEXT_AIM,
});

const RED = 26;
const CRIMSON = 10;
const EMERALD = 158;

/** Red, or crimson if the brand is red, so that an error does not look like the main action. */
const danger = ({ mode, seeds: { primary, tint } }: Context): Oklch => ({
  lightness: mode === 'light' ? 0.5 : 0.55,
  chroma: 0.15 + 0.04 * tint,
  hue: tint > 0.3 && hueGap(primary.hue, RED) < 18 ? CRIMSON : RED,
});

/** The wished colour of each token. A token without a row here is derived from the tokens that its row in the token table names. */
export const RECIPE: Readonly<Partial<Record<ColorToken, Recipe>>> = {
  canvas: neutral([0.977, 0.009], [0.16, 0.02]),
  surface: neutral([1, 0], [0.205, 0.025]),
  raised: neutral([0.962, 0.012], [0.255, 0.031]),
  line: neutral([0.905, 0.018], [0.345, 0.038]),
  'field-line': neutral([0.58, 0.035], [0.6, 0.045]),
  ink: neutral([0.22, 0.03], [0.965, 0.01], TEXT_AIM),
  'ink-muted': neutral([0.45, 0.035], [0.78, 0.03], TEXT_AIM),
  header: bar([0.315, 0.13], [0.22, 0.07]),
  'on-header': neutral([0.975, 0.012], [0.965, 0.01]),
  primary: (context) => solid(context.seeds.primary, context),
  'on-primary': onSolid('primary'),
  'primary-ink': (context) => tinted(context.seeds.primary, context),
  accent: (context) => solid(context.seeds.accent, context),
  'on-accent': onSolid('accent'),
  'accent-ink': (context) => tinted(context.seeds.accent, context),
  danger: (context) => ({ colour: danger(context) }),
  'on-danger': onSolid('danger'),
  'danger-ink': (context) => tinted(danger(context), context),
  'success-ink': (context) =>
    tinted({ lightness: 0.48, chroma: 0.1 + 0.03 * context.seeds.tint, hue: EMERALD }, context),
  focus: ({ mode, seeds: { primary } }) => ({
    colour: { lightness: mode === 'light' ? 0.57 : 0.82, chroma: Math.min(primary.chroma, 0.16), hue: primary.hue },
  }),
  footer: bar([0.225, 0.085], [0.125, 0.025]),
  'on-footer': neutral([0.88, 0.022], [0.78, 0.03]),
};
