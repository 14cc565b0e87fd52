export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As in JSON, a property whose value is `undefined` does not exist. */
export const propertyNames = (value: JsonObject): readonly string[] =>
  Object.keys(value).filter((name) => value[name] !== undefined);

export const hasProperty = (value: JsonObject, name: string): boolean =>
  Object.hasOwn(value, name) && value[name] !== undefined;

export const isType = (value: unknown, type: string): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

export const isEqual = (one: unknown, other: unknown): boolean => {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name]))
  );
};

/** A property name, escaped for a JSON pointer. */
export const pointerSegment = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Resolves a pointer such as `#/$defs/name`; `undefined` where there is nothing, and never through a prototype. */
export const resolvePointer = (root: unknown, pointer: string): unknown => {
  let found = root;
  for (const part of pointer.replace(/^#\/?/u, '').split('/').filter(Boolean)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found =
      (isObject(found) || Array.isArray(found)) && Object.hasOwn(found, name) ? (found as JsonObject)[name] : undefined;
  }
  return found;
};
