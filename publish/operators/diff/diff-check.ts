import type { BrandState } from './brand-state.ts';
import type { Change } from './compare-values.ts';
import type { Difference, Severity } from './difference.ts';

/** A change, and the two states between which it was found. */
export interface Found extends Change {
  /** The last key of the path. */
  readonly key: string;
  readonly old: BrandState;
  readonly now: BrandState;
}

/** A named kind of difference. A change belongs to the first check that matches it. */
export interface DiffCheck {
  readonly name: string;
  readonly severity: Severity;
  /** The place: keys separated by slashes; `*` matches any key, and a final `**` any further keys. */
  readonly at: string;
  readonly kind?: Change['kind'];
  /** An additional condition. */
  readonly when?: (found: Found) => boolean;
  readonly says: (found: Found) => string;
  /** Who sees the difference; by default everybody, on all pages, in all languages. */
  readonly seenBy?: (found: Found) => Partial<Difference['seenBy']>;
  /** The places of changes that follow from this one and are not reported separately. */
  readonly includes?: (found: Found) => readonly (readonly string[])[];
}

/** Returns whether a path matches a place. */
export const isAt = (path: readonly string[], place: readonly string[]): boolean => {
  const isOpen = place.at(-1) === '**';
  const fixed = isOpen ? place.slice(0, -1) : place;
  return (
    (isOpen ? path.length >= fixed.length : path.length === fixed.length) &&
    fixed.every((key, at) => key === '*' || key === path[at])
  );
};

export const MEMBERS = { roles: ['member', 'agent'] } as const satisfies Partial<Difference['seenBy']>;
export const VISITORS = { roles: ['visitor'] } as const satisfies Partial<Difference['seenBy']>;

/** Formats a value for a message: strings unchanged, anything else as JSON. */
export const shown = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Formats the old and the new value. */
export const fromTo = ({ before, after }: Pick<Change, 'before' | 'after'>): string =>
  `${shown(before)} becomes ${shown(after)}`;

/** Returns whether a number has decreased. */
export const isLower = ({ before, after }: Pick<Change, 'before' | 'after'>): boolean => Number(after) < Number(before);
