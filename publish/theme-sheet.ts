import type { ThemeTokens } from '#schemas/brand.ts';
import { channelsOf } from '#schemas/checks/colours.ts';
import { heroGround } from '#schemas/colors/hero-ground.ts';
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

export const colorsOf = (set: ThemeTokens['light']): Colors =>
  Object.fromEntries(keysOf(COLOR_TOKENS).map((token) => [token, set[token].$value])) as Record<ColorToken, string>; // every token of the table

/** The minimum contrast of texts over pictures by WCAG 2.2: level AA, or level AAA for people who prefer more contrast. */
const [NORMAL, MORE] = [4.5, 7];

/** Returns the variables of a theme: its colours, and the colours of texts over pictures with the shade behind them. */
const variables = (colors: Colors, contrast: number): string => {
  const { ink, ground, alpha } = heroGround(colors['on-footer'], colors.footer, contrast);
  return [
    ...keysOf(COLOR_TOKENS).map((token) => `${cssVariable(token)}:${colors[token]}`),
    `--hero-ink:${ink}`,
    `--hero-ground:rgb(${channelsOf(ground).join(' ')}/${alpha})`,
  ].join(';');
};

interface StyleValue {
  readonly token: StyleToken;
  readonly value: string;
  readonly use: string;
}

/** Returns the tokens of a group that a brand may leave out; for a token that it does not set, the product's default. */
export const styleTokens = (name: StyleGroup, tokens: ThemeTokens): readonly StyleValue[] => {
  const own: Readonly<Partial<Record<StyleToken, { readonly $value: string }>>> = tokens[name] ?? {};
  return Object.entries<{ readonly use: string; readonly default: string }>(STYLE_GROUPS[name].rows).map(
    ([key, row]) => {
      const token = key as StyleToken; // a key of the group's table
      return { token, value: own[token]?.$value ?? row.default, use: row.use };
    },
  );
};

/** Where colours are derived or replaced, gradients are turned off, because their own colours would stay as they were. */
const WITHOUT_GRADIENTS = keysOf(GRADIENT_TOKENS)
  .map((token) => `${cssVariable(token)}:none`)
  .join(';');

/**
 * Returns the CSS for a brand's tokens: the variables of the light theme, and those of the dark theme under
 * `[data-theme=dark]`. Each theme also sets `color-scheme`. For people who prefer more contrast, both themes have
 * colours derived from the brand's. `scope` is added to each selector and must not change the specificity.
 */
export const themeSheet = (tokens: ThemeTokens, scope = ''): string => {
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
    `:root${scope}{${shared}}`,
    `:root${scope},[data-theme=light]${scope}{color-scheme:light;${variables(light, NORMAL)}}`,
    `[data-theme=dark]${scope}{color-scheme:dark;${variables(dark, NORMAL)}}`,
    `@media (prefers-contrast:more),(forced-colors:active){:root${scope}{${WITHOUT_GRADIENTS}}}`,
    '@media (prefers-contrast:more){',
    `:root${scope},[data-theme=light]${scope}{${variables(highContrastColors(light), MORE)}}`,
    `[data-theme=dark]${scope}{${variables(highContrastColors(dark), MORE)}}`,
    '}',
    '',
  ].join('\n');
};
