export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names that an object has; a name whose value is `undefined` is as good as absent, as in JSON. */
export const namesOf = (value: JsonObject): readonly string[] =>
  Object.keys(value).filter((name) => value[name] !== undefined);

export const has = (value: JsonObject, name: string): boolean =>
  Object.hasOwn(value, name) && value[name] !== undefined;

export const isType = (value: unknown, type: string): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

export const isSame = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isSame(one[name], other[name]))
  );
};

/** A name as one step of a JSON pointer. */
export const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** What a pointer such as `#/$defs/name` leads to; `undefined` where it leads nowhere, or through a prototype. */
export const atPointer = (root: unknown, pointer: string): unknown => {
  let found = root;
  for (const part of pointer.replace(/^#\/?/u, '').split('/').filter(Boolean)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found =
      (isObject(found) || Array.isArray(found)) && Object.hasOwn(found, name) ? (found as JsonObject)[name] : undefined;
  }
  return found;
};
