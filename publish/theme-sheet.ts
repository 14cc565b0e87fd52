import type { ThemeTokens } from '#schemas/brand.ts';
import {
  COLOR_TOKENS,
  cssVariable,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  type ColorToken,
  type DimensionToken,
  type FontToken,
} from '#schemas/tokens.ts';

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const colors = (set: ThemeTokens['light']): string =>
  keysOf(COLOR_TOKENS)
    .map((token: ColorToken) => `${cssVariable(token)}:${set[token].$value}`)
    .join(';');

/**
 * Returns the CSS for the tokens of a brand: the variables of the light theme, and those of the dark theme under `[data-theme=dark]`. Each theme also
 * sets `color-scheme`.
 */
export const themeSheet = (tokens: ThemeTokens): string => {
  const shared = [
    ...keysOf(DIMENSION_TOKENS).map(
      (token: DimensionToken) => `${cssVariable(token)}:${tokens.dimension[token].$value}`,
    ),
    ...keysOf(FONT_TOKENS).map((token: FontToken) => `${cssVariable(token)}:${tokens.fontFamily[token].$value}`),
  ].join(';');
  return [
    `:root{${shared}}`,
    `:root,[data-theme=light]{color-scheme:light;${colors(tokens.light)}}`,
    `[data-theme=dark]{color-scheme:dark;${colors(tokens.dark)}}`,
    '',
  ].join('\n');
};
