import { isDeepStrictEqual } from 'node:util';

/** How two versions of a value differ at one place. `moved` means that a list has the same entries in another order. */
export interface Change {
  /** The keys from the root of the value to this place. The key of a list entry is its identity, such as the id of a banner. */
  readonly path: readonly string[];
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly before: unknown;
  readonly after: unknown;
}

/** Returns the identity of a list entry, which stays the same if the entry's other values change. */
export type IdentityOf = (list: readonly string[], entry: unknown) => string;

type Group = Readonly<Record<string, unknown>>;
type Entries = ReadonlyMap<string, unknown>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the entries of a list in their order, keyed by identity; equal identities are numbered. */
const byIdentity = (entries: readonly unknown[], list: readonly string[], identityOf: IdentityOf): Entries => {
  const found = new Map<string, unknown>();
  for (const entry of entries) {
    const identity = identityOf(list, entry);
    let key = identity;
    for (let number = 2; found.has(key); number += 1) key = `${identity} ${number}`;
    found.set(key, entry);
  }
  return found;
};

const compareEntries = (
  before: Entries,
  after: Entries,
  path: readonly string[],
  identityOf: IdentityOf,
): readonly Change[] =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key): readonly Change[] => {
    const at = [...path, key];
    const [old, now] = [before.get(key), after.get(key)];
    if (now === undefined) return old === undefined ? [] : [{ path: at, kind: 'removed', before: old, after: now }];
    if (old === undefined) return [{ path: at, kind: 'added', before: old, after: now }];
    return compareValues(old, now, at, identityOf);
  });

const compareLists = (
  before: readonly unknown[],
  after: readonly unknown[],
  path: readonly string[],
  identityOf: IdentityOf,
): readonly Change[] => {
  const [old, now] = [byIdentity(before, path, identityOf), byIdentity(after, path, identityOf)];
  const oldOrder = [...old.keys()].filter((key) => now.has(key));
  const newOrder = [...now.keys()].filter((key) => old.has(key));
  return [
    ...compareEntries(old, now, path, identityOf),
    ...(isDeepStrictEqual(oldOrder, newOrder)
      ? []
      : [{ path, kind: 'moved', before: oldOrder, after: newOrder } as const]),
  ];
};

const entriesOf = (group: Group): Entries => new Map(Object.entries(group));

/** Compares two versions of a JSON value. The order of object keys is ignored; the order of lists is not. */
export const compareValues = (
  before: unknown,
  after: unknown,
  path: readonly string[],
  identityOf: IdentityOf,
): readonly Change[] => {
  if (isDeepStrictEqual(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return compareEntries(entriesOf(before), entriesOf(after), path, identityOf);
  if (!Array.isArray(before) || !Array.isArray(after)) return [{ path, kind: 'changed', before, after }];
  return compareLists(before, after, path, identityOf);
};
