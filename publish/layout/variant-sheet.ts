import type { Layout } from '#schemas/layout/layout.ts';
import { styleVariants } from '#schemas/layout/variants.ts';
import { VARIANT_RULES } from '../generated/variant-rules.ts';

/** Returns the CSS of the variants that a layout uses; empty for the product's own layout. */
export const variantSheet = (layout: Layout): string =>
  styleVariants(layout)
    .map((name) => VARIANT_RULES[name] ?? '')
    .join('');
