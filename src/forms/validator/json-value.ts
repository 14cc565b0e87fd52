import { countedKeys, stepsFor, type CountSteps } from './work-budget.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the names of the properties, and counts one step for each. As in JSON, a property with the value `undefined` does not exist. */
export const propertyNames = (value: JsonObject, count: CountSteps): readonly string[] =>
  countedKeys(value, count).filter((name) => value[name] !== undefined);

export const hasProperty = (value: JsonObject, name: string): boolean =>
  Object.hasOwn(value, name) && value[name] !== undefined;

export const isType = (value: unknown, type: string): boolean => {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'null') return value === null;
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
};

const MAX_EQUAL_DEPTH = 64;

/** Checks deep equality. Throws beyond 64 levels. */
export const isEqual = (one: unknown, other: unknown, count: CountSteps, level = 0): boolean => {
  if (level > MAX_EQUAL_DEPTH) throw new Error(`The value is nested deeper than ${MAX_EQUAL_DEPTH} levels`);
  count(typeof one === 'string' && typeof other === 'string' && one.length === other.length ? stepsFor(one) : 1);
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => isEqual(each, other[index], count, level + 1));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = countedKeys(one, count);
  return (
    names.length === countedKeys(other, count).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(one[name], other[name], count, level + 1))
  );
};

/** Longer texts are not put into a set: V8 hashes very long strings by their length alone, so a set would compare each of them with all others. */
const MAX_HASHED_LENGTH = 1000;

/** Whether a `Set` can look the value up by its hash. */
export const isHashable = (value: unknown): boolean =>
  typeof value === 'string' ? value.length <= MAX_HASHED_LENGTH : typeof value !== 'object' || value === null;

/** How many characters can be escaped in one step; escaping is slower than comparing. */
const ESCAPED_A_STEP = 4;

/** Escapes a property name for a JSON pointer. */
export const pointerSegment = (name: string, count: CountSteps): string => {
  count(Math.floor(name.length / ESCAPED_A_STEP));
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
};

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** How many characters of a pointer can be resolved in one step: few, because even a segment of one character is decoded and looked up. */
const POINTER_CHARACTERS_A_STEP = 2;

/** Resolves a pointer such as `#/$defs/name`, never through a prototype; returns `undefined` if there is nothing at the pointer. */
export const resolvePointer = (root: unknown, pointer: string, count: CountSteps): unknown => {
  count(Math.ceil(pointer.length / POINTER_CHARACTERS_A_STEP));
  const path = pointer.replace(/^#/u, '');
  let found = root;
  // An empty segment refers to a property whose name is empty.
  for (const part of path === '' ? [] : path.split('/').slice(1)) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
    if (!(isObject(found) || Array.isArray(found)) || !Object.hasOwn(found, name)) return undefined;
    found = (found as JsonObject)[name];
  }
  return found;
};
