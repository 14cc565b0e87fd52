import type { ThemeTokens } from '#schemas/brand.ts';
import { highContrastColors } from '#schemas/colors/high-contrast.ts';
import {
  COLOR_TOKENS,
  cssVariable,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  type ColorToken,
  type DimensionToken,
  type FontToken,
} from '#schemas/tokens.ts';

type Colors = Readonly<Record<ColorToken, string>>;

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const colorsOf = (set: ThemeTokens['light']): Colors =>
  Object.fromEntries(keysOf(COLOR_TOKENS).map((token) => [token, set[token].$value])) as Record<ColorToken, string>; // every token of the table

const variables = (colors: Colors): string =>
  keysOf(COLOR_TOKENS)
    .map((token) => `${cssVariable(token)}:${colors[token]}`)
    .join(';');

/**
 * Returns the CSS for the tokens of a brand: the variables of the light theme, and those of the dark theme under `[data-theme=dark]`. Each theme also
 * sets `color-scheme`. For people who prefer more contrast, both themes have colours that are derived from the brand's.
 */
export const themeSheet = (tokens: ThemeTokens): string => {
  const shared = [
    ...keysOf(DIMENSION_TOKENS).map(
      (token: DimensionToken) => `${cssVariable(token)}:${tokens.dimension[token].$value}`,
    ),
    ...keysOf(FONT_TOKENS).map((token: FontToken) => `${cssVariable(token)}:${tokens.fontFamily[token].$value}`),
  ].join(';');
  const [light, dark] = [colorsOf(tokens.light), colorsOf(tokens.dark)];
  return [
    `:root{${shared}}`,
    `:root,[data-theme=light]{color-scheme:light;${variables(light)}}`,
    `[data-theme=dark]{color-scheme:dark;${variables(dark)}}`,
    '@media (prefers-contrast:more){',
    `:root,[data-theme=light]{${variables(highContrastColors(light))}}`,
    `[data-theme=dark]{${variables(highContrastColors(dark))}}`,
    '}',
    '',
  ].join('\n');
};
