import type { ThemeTokens } from '#schemas/brand.ts';
import { highContrastColors } from '#schemas/colors/high-contrast.ts';
import {
  COLOR_TOKENS,
  cssVariable,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  GRADIENT_TOKENS,
  STYLE_GROUPS,
  type ColorToken,
  type DimensionToken,
  type FontToken,
  type StyleGroup,
  type StyleToken,
} from '#schemas/tokens.ts';

type Colors = Readonly<Record<ColorToken, string>>;

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T & string)[];

const colorsOf = (set: ThemeTokens['light']): Colors =>
  Object.fromEntries(keysOf(COLOR_TOKENS).map((token) => [token, set[token].$value])) as Record<ColorToken, string>; // every token of the table

const variables = (colors: Colors): string =>
  keysOf(COLOR_TOKENS)
    .map((token) => `${cssVariable(token)}:${colors[token]}`)
    .join(';');

interface StyleValue {
  readonly token: StyleToken;
  readonly value: string;
  readonly use: string;
}

/** Returns the tokens of a group that a brand may leave out; one that it does not set has the product's default. */
export const styleTokens = (name: StyleGroup, tokens: ThemeTokens): readonly StyleValue[] => {
  const own: Readonly<Partial<Record<StyleToken, { readonly $value: string }>>> = tokens[name] ?? {};
  return Object.entries<{ readonly use: string; readonly default: string }>(STYLE_GROUPS[name].rows).map(
    ([key, row]) => {
      const token = key as StyleToken; // a key of the group's table
      return { token, value: own[token]?.$value ?? row.default, use: row.use };
    },
  );
};

/** Gradients end where colours are derived or replaced, because their own would not be. */
const WITHOUT_GRADIENTS = keysOf(GRADIENT_TOKENS)
  .map((token) => `${cssVariable(token)}:none`)
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
    ...keysOf(STYLE_GROUPS)
      .flatMap((name) => styleTokens(name, tokens))
      .map(({ token, value }) => `${cssVariable(token)}:${value}`),
  ].join(';');
  const [light, dark] = [colorsOf(tokens.light), colorsOf(tokens.dark)];
  return [
    `:root{${shared}}`,
    `:root,[data-theme=light]{color-scheme:light;${variables(light)}}`,
    `[data-theme=dark]{color-scheme:dark;${variables(dark)}}`,
    `@media (prefers-contrast:more),(forced-colors:active){:root{${WITHOUT_GRADIENTS}}}`,
    '@media (prefers-contrast:more){',
    `:root,[data-theme=light]{${variables(highContrastColors(light))}}`,
    `[data-theme=dark]{${variables(highContrastColors(dark))}}`,
    '}',
    '',
  ].join('\n');
};
