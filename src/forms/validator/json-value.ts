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

/** Called with the work that is about to be done; throws when it is too much. A step is about as much as a comparison. */
export type CountSteps = (steps: number) => void;

/** Characters that are compared, hashed or searched in the time of a step. */
const CHARACTERS_A_STEP = 32;
const MAX_EQUAL_DEPTH = 64;

/** The steps to look at every character of a text. */
export const stepsFor = (text: string): number => 1 + Math.floor(text.length / CHARACTERS_A_STEP);

/** Deep equality. Throws beyond 64 levels. */
export const isEqual = (one: unknown, other: unknown, count: CountSteps, level = 0): boolean => {
  if (level > MAX_EQUAL_DEPTH) throw new Error(`The value is nested deeper than ${MAX_EQUAL_DEPTH} levels`);
  count(typeof one === 'string' && typeof other === 'string' && one.length === other.length ? stepsFor(one) : 1);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index], count, level + 1));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  count(names.length);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name], count, level + 1))
  );
};

/** Escaping is slower than a comparison. */
const ESCAPED_A_STEP = 4;

/** A property name, escaped for a JSON pointer. */
export const pointerSegment = (name: string, count?: CountSteps): string => {
  count?.(Math.floor(name.length / ESCAPED_A_STEP));
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Resolves a pointer such as `#/$defs/name`; `undefined` where there is nothing, and never through a prototype. */
export const resolvePointer = (root: unknown, pointer: string): unknown => {
  const path = pointer.replace(/^#/u, '');
  let found = root;
  // An empty step is a property with an empty name.
  for (const part of path === '' ? [] : path.split('/').slice(1)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    found =
      (isObject(found) || Array.isArray(found)) && Object.hasOwn(found, name) ? (found as JsonObject)[name] : undefined;
  }
  return found;
};
