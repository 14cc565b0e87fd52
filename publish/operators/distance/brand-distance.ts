import type { Brand } from '#schemas/brand.ts';
import { toOklch } from '#schemas/colors/oklch.ts';
import type { SectionGroup } from '#schemas/layout/client-layout.ts';
import type { HomeSection } from '#schemas/layout/layout.ts';
import { styleVariants } from '#schemas/layout/variants.ts';
import { colourDistance } from '#schemas/palette/colour-distance.ts';
import { COLOR_TOKENS, cssVariable, DIMENSION_TOKENS, FONT_SIZE_TOKENS, FONT_TOKENS } from '#schemas/tokens.ts';
import type { CompiledBrand } from '../../compile-brand.ts';
import { VARIANT_RULES } from '../../generated/variant-rules.ts';
import { readRules, type Rules } from './read-rules.ts';

/** The input for rendering a brand's documents: their data, and the rules of their style sheet. */
interface Rendered {
  readonly layout: CompiledBrand['client']['layout'];
  readonly variants: readonly string[];
  readonly rules: Rules;
  readonly theme: Brand['theme']['default'];
}

const rendered = ({ brand, client, files, themeHref }: CompiledBrand): Rendered => ({
  layout: client.layout,
  variants: styleVariants(brand.layout),
  rules: readRules(new TextDecoder().decode(files.get(themeHref)?.body)),
  theme: brand.theme.default,
});

type Measure = (one: Rendered, other: Rendered) => number;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const differ = (one: unknown, other: unknown): number => (JSON.stringify(one) === JSON.stringify(other) ? 0 : 1);

/** Compares the rules of the style variants on the given axes, such as `tile-shape`. */
const variantsOf = (one: Rendered, other: Rendered, axes: readonly string[]): readonly number[] =>
  one.variants.flatMap((name, index) => {
    if (!axes.some((axis) => name.startsWith(`${axis}-`))) return [];
    return differ(VARIANT_RULES[name], VARIANT_RULES[other.variants[index] ?? '']);
  });

/** Returns the value of a variable in a theme; a style variant may override the theme's value. */
const valueOf = ({ rules }: Rendered, variable: string, theme: 'light' | 'dark'): string =>
  rules.get(`[data-theme=${theme}]`)?.get(variable) ?? rules.get(':root')?.get(variable) ?? '';

const tokensOf = <Token extends string>(table: Readonly<Record<Token, unknown>>) => Object.keys(table) as Token[];

/** The mean distance in OKLab from which two palettes count as having nothing in common; unrelated palettes are about this far apart. */
const UNRELATED = 0.2;

const palette: Measure = (one, other) => {
  const distances = (['light', 'dark'] as const).flatMap((theme) =>
    tokensOf(COLOR_TOKENS).map((token) =>
      colourDistance(
        toOklch(valueOf(one, cssVariable(token), theme)),
        toOklch(valueOf(other, cssVariable(token), theme)),
      ),
    ),
  );
  return Math.min(1, mean(distances) / UNRELATED);
};

/** Returns the difference between two lengths as a share of the larger one. */
const lengths = (one: string, other: string): number => {
  const [a, b] = [Number.parseFloat(one), Number.parseFloat(other)];
  return a === b || Number.isNaN(a - b) ? differ(one, other) : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b));
};

const type: Measure = (one, other) =>
  mean([
    ...tokensOf(FONT_TOKENS).map((token) =>
      differ(valueOf(one, cssVariable(token), one.theme), valueOf(other, cssVariable(token), other.theme)),
    ),
    Math.max(
      ...tokensOf(FONT_SIZE_TOKENS).map((token) =>
        lengths(valueOf(one, cssVariable(token), one.theme), valueOf(other, cssVariable(token), other.theme)),
      ),
    ),
  ]);

const shape: Measure = (one, other) =>
  mean([
    ...tokensOf(DIMENSION_TOKENS)
      .filter((token) => token.startsWith('radius'))
      .map((token) =>
        lengths(valueOf(one, cssVariable(token), one.theme), valueOf(other, cssVariable(token), other.theme)),
      ),
    ...variantsOf(one, other, ['elevation', 'pattern']),
  ]);

const sectionsOf = (groups: readonly SectionGroup[]): readonly HomeSection[] =>
  groups.flatMap((group) =>
    group.type === 'full'
      ? [group.section]
      : group.parts.flatMap((part) =>
          part.type === 'late' ? part.sections : part.type === 'sides' ? part.sides : [part.section, ...part.sides],
        ),
  );

/** Returns how many sections have to be added, removed or replaced, as a share of the longer list (Levenshtein). */
const home: Measure = (one, other) => {
  const [from, to] = [one, other].map(({ layout }) =>
    sectionsOf(layout.home).map((section) => JSON.stringify(section)),
  );
  const [before, after] = [from ?? [], to ?? []];
  let row = after.map((_, index) => index + 1);
  for (const [line, section] of before.entries()) {
    let [above, last] = [line, line + 1];
    row = row.map((cost, index) => {
      last = Math.min(cost + 1, last + 1, above + (after[index] === section ? 0 : 1));
      above = cost;
      return last;
    });
  }
  return (row.at(-1) ?? before.length) / Math.max(before.length, after.length, 1);
};

/** The axes on which brands are compared. Each measure ranges from 0, if players see no difference, to 1. */
const AXES = {
  header: (one, other) => mean([differ(one.layout.header, other.layout.header), ...variantsOf(one, other, ['header'])]),
  hero: (one, other) => mean(variantsOf(one, other, ['hero'])),
  home,
  tiles: (one, other) => mean(variantsOf(one, other, ['tile', 'density', 'columns'])),
  palette,
  type,
  shape,
  icons: (one, other) => mean(variantsOf(one, other, ['icons'])),
} as const satisfies Readonly<Record<string, Measure>>;

export type DistanceAxis = keyof typeof AXES;

/** The smallest distance at which players notice a difference: one of a tile's four values, or a fifth of the sections. */
export const NOTICEABLE = 0.2;

export interface AxisDistance {
  readonly axis: DistanceAxis;
  /** From 0 (identical) to 1 (nothing in common), with two decimals. */
  readonly distance: number;
  readonly differs: boolean;
}

/** Measures how different two brands look to players, from the input for rendering their documents. */
export const brandDistance = (one: CompiledBrand, other: CompiledBrand): readonly AxisDistance[] => {
  const [a, b] = [rendered(one), rendered(other)];
  return (Object.keys(AXES) as DistanceAxis[]).map((axis) => {
    const distance = Math.round(100 * AXES[axis](a, b)) / 100;
    return { axis, distance, differs: distance >= NOTICEABLE };
  });
};
