import type { ThemeTokens } from '../brand.ts';
import { tokensAsCss } from '../token-forms.ts';
import { COLOR_TOKENS, contrastRules, DIMENSION_TOKENS, FONT_TOKENS, type ColorRow } from '../tokens.ts';
import { contrastRatio, mixColours, nearestColour } from './colours.ts';

type Rows = Readonly<Record<string, ColorRow>>;
type Values = Map<string, string>;

/** Returns the base colour, or the nearest colour with enough contrast to the tokens on or under which it is drawn. */
const readable = (token: string, base: string, values: Values, rows: Rows): string => {
  const rules = contrastRules(rows).flatMap(([text, ground, least]) => {
    const other = values.get(text === token ? ground : text);
    return (text === token || ground === token) && other !== undefined ? [[other, least] as const] : [];
  });
  const passes = (colour: string): boolean => rules.every(([other, least]) => contrastRatio(colour, other) >= least);
  return passes(base) ? base : (nearestColour(base, passes) ?? base);
};

const deriveGroup = <Group extends object>(group: Group, rows: Rows): Group => {
  const values: Values = new Map(
    Object.entries(group).flatMap(([token, entry]: [string, { readonly $value?: string }]) =>
      entry.$value === undefined ? [] : [[token, entry.$value]],
    ),
  );
  const derived: Record<string, { readonly $value: string }> = {};
  for (const [token, { from = [] }] of Object.entries(rows)) {
    const [base, other = base] = [from].flat().map((name) => values.get(name));
    if (values.has(token) || base === undefined || other === undefined) continue;
    const value = readable(token, base === other ? base : mixColours(base, other), values, rows);
    values.set(token, value);
    derived[token] = { $value: value };
  }
  return { ...group, ...derived };
};

/** The token tables; a parameter so that tests can pass other tables. */
export interface TokenTables {
  readonly colors: Rows;
  readonly dimensions: Rows;
  readonly fonts: Rows;
}

const ALL: TokenTables = { colors: COLOR_TOKENS, dimensions: DIMENSION_TOKENS, fonts: FONT_TOKENS };

/** Returns the tokens of a brand's file as CSS values. Tokens that the file omits are derived from those that it has. */
export const deriveTokens = (file: ThemeTokens, { colors, dimensions, fonts }: TokenTables = ALL): ThemeTokens => {
  const tokens = tokensAsCss(file);
  return {
    ...tokens,
    light: deriveGroup(tokens.light, colors),
    dark: deriveGroup(tokens.dark, colors),
    dimension: deriveGroup(tokens.dimension, dimensions),
    fontFamily: deriveGroup(tokens.fontFamily, fonts),
  };
};
