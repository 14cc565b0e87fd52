import type { ThemeTokens } from '../brand.ts';
import { contrastRatio, mixColours } from '../checks/colours.ts';
import { toHex, toOklch } from '../colors/oklch.ts';
import { COLOR_TOKENS, contrastRules, type ColorRow, type ColorToken } from '../tokens.ts';
import { RECIPE, type Context, type Wish } from './recipe.ts';
import { seedsOf } from './seeds.ts';

type Rows = Readonly<Record<string, ColorRow>>;
type Values = ReadonlyMap<string, string>;

/** One to three colours, each as `#rrggbb` or `#rgb`: the main action, the accent, and the base of header and footer. */
export type PaletteColours = readonly [primary: string, accent?: string | undefined, base?: string | undefined];

export interface PaletteOptions {
  /** Colours header, footer and backgrounds more strongly. */
  readonly vivid?: boolean;
}

export type Palette = Pick<ThemeTokens, 'light' | 'dark'>;

const STEP = 0.005;
const DEFAULT_AIM = 1.1;

/**
 * Returns the colour with the nearest lightness that has enough contrast to all colours solved so far in its pairs,
 * measured after rounding to `#rrggbb`.
 */
const solve = (token: string, { colour, aim = DEFAULT_AIM, passes = () => true }: Wish, values: Values, rows: Rows) => {
  const pairs = contrastRules(rows).flatMap(([text, ground, least]) => {
    const other = values.get(text === token ? ground : text);
    return (text === token || ground === token) && other !== undefined ? [{ other, least }] : [];
  });
  const nearest = (multiple: number): string | undefined => {
    for (let step = 0; step <= 1 / STEP; step += 1)
      for (const lightness of [colour.lightness - step * STEP, colour.lightness + step * STEP]) {
        if (lightness < -STEP || lightness > 1 + STEP) continue;
        const hex = toHex({ ...colour, lightness });
        const isReadable = pairs.every(({ other, least }) => contrastRatio(hex, other) >= least * multiple);
        if (isReadable && passes(hex)) return hex;
      }
    return undefined;
  };
  return nearest(aim) ?? nearest(1) ?? toHex(colour);
};

/** Returns the colour that a brand file without this token would get. */
const derivedWish = (token: string, { from }: ColorRow, values: Values): Wish => {
  const [base, other = base] = (from === undefined ? [] : [from].flat()).map((name) => values.get(name));
  if (base === undefined || other === undefined)
    throw new Error(`schemas/palette/recipe.ts: "${token}" has no recipe and is derived from no other token`);
  return { colour: toOklch(base === other ? base : mixColours(base, other)) };
};

const makeTheme = (context: Omit<Context, 'valueOf'>, rows: Rows): ThemeTokens['light'] => {
  const values = new Map<string, string>();
  const valueOf = (token: ColorToken): string => {
    const value = values.get(token);
    if (value === undefined) throw new Error(`schemas/tokens.ts: "${token}" must come before the tokens that need it`);
    return value;
  };
  for (const [token, row] of Object.entries(rows)) {
    const recipe = Object.hasOwn(RECIPE, token) ? RECIPE[token as ColorToken] : undefined;
    const wish = recipe?.({ ...context, valueOf }) ?? derivedWish(token, row, values);
    values.set(token, solve(token, wish, values, rows));
  }
  const tokens = [...values].map(([token, $value]) => [token, { $value }]);
  return { $type: 'color', ...(Object.fromEntries(tokens) as Omit<ThemeTokens['light'], '$type'>) };
};

/**
 * Creates the colours of both themes from one to three colours, so that every pair in `CONTRAST_PAIRS` has enough
 * contrast. The same input always gives the same palette. Throws a RangeError for a text that is not a colour.
 */
export const makePalette = (
  colours: PaletteColours,
  { vivid = false }: PaletteOptions = {},
  rows: Rows = COLOR_TOKENS,
): Palette => {
  const seeds = seedsOf(colours, vivid);
  return { light: makeTheme({ mode: 'light', seeds }, rows), dark: makeTheme({ mode: 'dark', seeds }, rows) };
};
