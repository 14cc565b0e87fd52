/** Returns the part of a list entry that stays the same if its other values change. */
export type Identity = (entry: unknown) => string;

/** The keys that may identify the entries of a list; the first one that fits is used. */
const KEYS = ['id', 'key', 'bannerId', 'path', 'origin', 'labelNameEn', 'name'];

const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length;

const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

const keyOf = (entry: unknown, key: string): unknown =>
  typeof entry === 'object' && entry !== null && Object.hasOwn(entry, key)
    ? textOf((entry as Readonly<Record<string, unknown>>)[key])
    : undefined;

/**
 * Returns a function for the identity of entries in all versions of a list: the text itself, or a key such as `id`.
 * Returns `null` if an entry has no identity, or if two entries of one version have the same. Numbers do not identify
 * entries, because a list of numbers is usually a single value, such as a colour.
 */
export const listIdentity = (versions: readonly (readonly unknown[])[]): Identity | null => {
  const fits = (identify: (entry: unknown) => unknown): boolean =>
    versions.every((list) => {
      const found = list.map(identify);
      return found.every((each): each is string => typeof each === 'string') && isUnique(found);
    });
  if (fits((entry) => entry)) return String;
  const key = KEYS.find((each) => fits((entry) => keyOf(entry, each)));
  return key === undefined ? null : (entry) => String(keyOf(entry, key));
};
