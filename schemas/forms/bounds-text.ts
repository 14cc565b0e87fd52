export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const BOTH = /\(min\)([^()]{0,20})\(max\)/gu;

/**
 * Fills in the bounds of a rule's text: `(min)-(max)` becomes `6-20`, or `6` if both bounds are equal. `(min)` and `(max)` alone are replaced as
 * well.
 */
export const fillBounds = (text: string, { min, max }: Bounds): string =>
  text
    .replace(BOTH, (_all, between: string) => (min === max ? String(min) : `${min}${between}${max}`))
    .replaceAll('(min)', String(min))
    .replaceAll('(max)', String(max));
