/** Building blocks of the response checks that the build generates (`publish/vite/answer-check-code.ts`). They accept the same values as a JSON Schema validator. */
export type Check = (value: unknown) => boolean;

type Entries = Readonly<Record<string, Check>>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const any: Check = () => true;
export const none: Check = () => false;
export const bool: Check = (value) => typeof value === 'boolean';
export const nil: Check = (value) => value === null;

/** Creates a check for strings whose length in characters is within the bounds. */
export const str =
  (most = Infinity, least = 0, pattern?: RegExp): Check =>
  (value) =>
    typeof value === 'string' &&
    (least === 0 || [...value].length >= least) &&
    (value.length <= most || [...value].length <= most) &&
    (pattern?.test(value) ?? true);

export const num =
  (least = -Infinity, most = Infinity): Check =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

/** Creates a check for integers that JavaScript represents exactly, because `JSON.parse` rounds larger ones. */
export const int =
  (least = Number.MIN_SAFE_INTEGER, most = Number.MAX_SAFE_INTEGER): Check =>
  (value) =>
    Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export const one =
  (...allowed: readonly (string | number | boolean | null)[]): Check =>
  (value) =>
    allowed.includes(value as string);

export const or =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

export const list =
  (item: Check, most = Infinity, least = 0): Check =>
  (value) =>
    Array.isArray(value) && value.length >= least && value.length <= most && value.every(item);

/** Creates a check for objects: `must` keys are required, `may` keys are optional, `rest` checks every other key. */
export const rec =
  (must: Entries, may: Entries = {}, rest: Check = any): Check =>
  (value) => {
    if (!isRecord(value)) return false;
    for (const key in must) if (!Object.hasOwn(value, key)) return false;
    return Object.entries(value).every(
      ([key, entry]) =>
        (Object.hasOwn(must, key) ? must[key] : Object.hasOwn(may, key) ? may[key] : rest)?.(entry) ?? false,
    );
  };
