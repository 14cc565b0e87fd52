import { isDeepStrictEqual } from 'node:util';
import { pointerSegment } from '#schemas/checks/finding.ts';
import { listIdentity, type Identity } from './list-identity.ts';
import { mergeOrder, withAdded } from './merge-order.ts';

/** A place that both sides changed in different ways. A value is `undefined` where a version has none. */
export interface Conflict {
  /** The JSON pointer to the place. The key of a list entry is its identity, such as the id of a banner. */
  readonly pointer: string;
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

export interface Merge {
  /** The merged value, with our value at every conflict. `undefined` if both sides removed it. */
  readonly value: unknown;
  readonly conflicts: readonly Conflict[];
}

interface Versions {
  readonly base: unknown;
  readonly ours: unknown;
  readonly theirs: unknown;
}

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether an object is replaced as a whole although it has several keys, such as a colour, whose parts depend on each other. */
const isAtomic = (value: Group): boolean => Object.hasOwn(value, 'colorSpace');

const own = (group: Group, key: string): unknown => (Object.hasOwn(group, key) ? group[key] : undefined);

/** Merges the values with the same key in three objects, in the order of `keys`. */
const mergeEntries = (
  keys: readonly string[],
  versions: { readonly base: Group; readonly ours: Group; readonly theirs: Group },
  pointer: string,
): { readonly entries: readonly (readonly [string, unknown])[]; readonly conflicts: readonly Conflict[] } => {
  const merged = keys.map(
    (key) =>
      [
        key,
        mergeAt(
          { base: own(versions.base, key), ours: own(versions.ours, key), theirs: own(versions.theirs, key) },
          pointer + pointerSegment(key),
        ),
      ] as const,
  );
  return {
    entries: merged.flatMap(([key, { value }]) => (value === undefined ? [] : [[key, value] as const])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  };
};

const mergeGroups = (base: Group, ours: Group, theirs: Group, pointer: string): Merge => {
  // The order of keys has no meaning, so ours is kept. Each key that only they have comes after the key that precedes it on their side.
  const keys = withAdded(Object.keys(ours), Object.keys(theirs));
  const { entries, conflicts } = mergeEntries(keys, { base, ours, theirs }, pointer);
  return { value: Object.fromEntries(entries), conflicts };
};

const byIdentity = (list: readonly unknown[], identity: Identity): Group =>
  Object.fromEntries(list.map((entry) => [identity(entry), entry]));

/** Objects put integer-like keys first, so the order is taken from the list. */
const mergeLists = (
  versions: {
    readonly base: readonly unknown[];
    readonly ours: readonly unknown[];
    readonly theirs: readonly unknown[];
  },
  identity: Identity,
  pointer: string,
): Merge => {
  const keysOf = (list: readonly unknown[]): readonly string[] => list.map(identity);
  const groups = {
    base: byIdentity(versions.base, identity),
    ours: byIdentity(versions.ours, identity),
    theirs: byIdentity(versions.theirs, identity),
  };
  const { order, isConflict } = mergeOrder(keysOf(versions.base), keysOf(versions.ours), keysOf(versions.theirs));
  const { entries, conflicts } = mergeEntries(order, groups, pointer);
  return {
    value: entries.map(([, value]) => value),
    conflicts: isConflict ? [...conflicts, { pointer, ...versions }] : conflicts,
  };
};

const mergeAt = (versions: Versions, pointer: string): Merge => {
  const { base, ours, theirs } = versions;
  if (isDeepStrictEqual(base, theirs) || isDeepStrictEqual(ours, theirs)) return { value: ours, conflicts: [] };
  if (isDeepStrictEqual(base, ours)) return { value: theirs, conflicts: [] };
  if (isGroup(ours) && isGroup(theirs) && !isAtomic(ours) && !isAtomic(theirs)) {
    if (isGroup(base)) return mergeGroups(base, ours, theirs, pointer);
    if (base === undefined) return mergeGroups({}, ours, theirs, pointer);
  }
  if (Array.isArray(ours) && Array.isArray(theirs) && (Array.isArray(base) || base === undefined)) {
    const lists = { base: (base ?? []) as readonly unknown[], ours, theirs };
    const identity = listIdentity([lists.base, ours, theirs]);
    if (identity !== null) return mergeLists(lists, identity, pointer);
  }
  return { value: ours, conflicts: [{ pointer, ...versions }] };
};

/**
 * Merges the changes that two sides made to a JSON value. `base` is the value from which both started. A change by one
 * side is taken over. A place is a conflict if both changed it differently, or if one removed and the other changed it.
 * Lists are merged entry by entry if every entry has an identity; otherwise they are merged as a whole.
 */
export const mergeValues = (base: unknown, ours: unknown, theirs: unknown): Merge =>
  mergeAt({ base, ours, theirs }, '');
