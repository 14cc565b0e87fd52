import { isDeepStrictEqual } from 'node:util';

/** Adds the keys of `other` that are not in `order`, each after the key that precedes it in `other`. */
export const withAdded = (order: readonly string[], other: readonly string[]): readonly string[] => {
  const merged = [...order];
  const known = new Set(order);
  other.forEach((key, index) => {
    if (known.has(key)) return;
    const before = index === 0 ? undefined : other[index - 1];
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, key);
    known.add(key);
  });
  return merged;
};

export interface MergedOrder {
  /** Every key of both sides, once, including removed keys. */
  readonly order: readonly string[];
  /** Whether both sides moved keys in different ways. If so, our order is used. */
  readonly isConflict: boolean;
}

/** Merges two sides' orders of the same keys. A side that moved nothing takes over the other side's order. */
export const mergeOrder = (
  base: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): MergedOrder => {
  const common = (list: readonly string[]): readonly string[] =>
    list.filter((key) => base.includes(key) && ours.includes(key) && theirs.includes(key));
  const [before, our, their] = [common(base), common(ours), common(theirs)];
  const haveTheyMoved = !isDeepStrictEqual(before, their);
  if (haveTheyMoved && isDeepStrictEqual(before, our)) return { order: withAdded(theirs, ours), isConflict: false };
  return { order: withAdded(ours, theirs), isConflict: haveTheyMoved && !isDeepStrictEqual(our, their) };
};
