import type { Config } from 'tailwindcss';
import {
  COLOR_TOKENS,
  DIMENSION_TOKENS,
  FONT_TOKENS,
  cssVariable,
  type ColorToken,
  type DimensionToken,
  type FontToken,
} from './schemas/tokens.ts';

const variables = <T extends ColorToken | DimensionToken | FontToken>(table: Record<T, unknown>, prefix = '') =>
  Object.fromEntries(
    (Object.keys(table) as T[]).map((token) => [token.slice(prefix.length), `var(${cssVariable(token)})`]),
  );

/** Names for the tokens of `schemas/tokens.ts`; the brand provides their values at run time. */
export default {
  content: [],
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', inherit: 'inherit', ...variables(COLOR_TOKENS) },
    extend: {
      borderRadius: variables(DIMENSION_TOKENS, 'radius-'),
      fontFamily: variables(FONT_TOKENS, 'font-'),
    },
  },
} satisfies Config;
