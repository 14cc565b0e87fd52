import { FORMATS } from './formats.ts';
import type { SchemaObject } from './json-schema.ts';
import { hasProperty, isEqual, isHashable, isObject, isType, propertyNames } from './json-value.ts';
import { matches } from './compiled-pattern.ts';
import { countedKeys, stepsFor, stepsToMatch, type CountSteps } from './work-budget.ts';

/** An error with Ajv's `params` and `message`. */
export interface AssertionError {
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A keyword that checks only the value itself; returns `[]` if the value is valid. */
type Assertion<Limit> = (value: unknown, limit: Limit, count: CountSteps) => readonly AssertionError[];

const errorUnless = (fine: boolean, params: AssertionError['params'], message: string): readonly AssertionError[] =>
  fine ? [] : [{ params, message }];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the length in code points, so that an emoji counts as one character. */
const lengthOf = (text: string, count: CountSteps): number => {
  count(stepsFor(text));
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

/** A character has one or two code units, so the number of code units is usually enough to decide without counting characters. */
const hasAtLeast = (text: string, limit: number, count: CountSteps): boolean =>
  text.length >= limit && (text.length >= 2 * limit || lengthOf(text, count) >= limit);
const hasAtMost = (text: string, limit: number, count: CountSteps): boolean =>
  text.length <= limit || (text.length <= 2 * limit && lengthOf(text, count) <= limit);

const atLeast =
  <T>(
    is: (value: unknown) => value is T,
    size: (value: T, count: CountSteps) => number,
    what: string,
  ): Assertion<number> =>
  (value, limit, count) =>
    errorUnless(!is(value) || size(value, count) >= limit, { limit }, `must NOT have fewer than ${limit} ${what}`);
const atMost =
  <T>(
    is: (value: unknown) => value is T,
    size: (value: T, count: CountSteps) => number,
    what: string,
  ): Assertion<number> =>
  (value, limit, count) =>
    errorUnless(!is(value) || size(value, count) <= limit, { limit }, `must NOT have more than ${limit} ${what}`);
const compared =
  (comparison: string, fits: (value: number, limit: number) => boolean): Assertion<number> =>
  (value, limit) =>
    errorUnless(!isNumber(value) || fits(value, limit), { comparison, limit }, `must be ${comparison} ${limit}`);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const countOf = (list: readonly unknown[]): number => list.length;
const sizeOf = (value: Readonly<Record<string, unknown>>, count: CountSteps): number =>
  propertyNames(value, count).length;

interface Choices {
  readonly plain: ReadonlySet<unknown>;
  readonly compared: readonly unknown[];
}
const choicesOf = new WeakMap<readonly unknown[], Choices>();

/** Splits the values of an `enum` into hashable and other values, and caches the result: a hashable value is found without comparing all of them. */
const sortedChoices = (values: readonly unknown[], count: CountSteps): Choices => {
  const known = choicesOf.get(values);
  if (known !== undefined) return known;
  count(values.length);
  const plain = values.filter(isHashable);
  for (const each of plain) if (typeof each === 'string') count(stepsFor(each));
  const choices = { plain: new Set(plain), compared: values.filter((each) => !isHashable(each)) };
  choicesOf.set(values, choices);
  return choices;
};

const isAmong = (value: unknown, values: readonly unknown[], count: CountSteps): boolean => {
  const { plain, compared } = sortedChoices(values, count);
  if (!isHashable(value)) return compared.some((each) => isEqual(value, each, count));
  if (typeof value === 'string') count(stepsFor(value));
  return plain.has(value);
};

const countNames = (names: readonly string[], count: CountSteps): void => {
  for (const name of names) count(stepsFor(name));
};

type Assertions = { readonly [K in keyof SchemaObject]?: Assertion<NonNullable<SchemaObject[K]>> };

/** Keywords that check a single value. */
export const ASSERTIONS = {
  type: (value, type, count) => {
    if (typeof type === 'string') return errorUnless(isType(value, type), { type }, `must be ${type}`);
    count(type.length);
    return type.some((each) => isType(value, each)) ? [] : [{ params: { type }, message: `must be ${type.join(',')}` }];
  },
  const: (value, allowedValue, count) =>
    errorUnless(isEqual(value, allowedValue, count), { allowedValue }, 'must be equal to constant'),
  enum: (value, allowedValues, count) =>
    errorUnless(isAmong(value, allowedValues, count), { allowedValues }, 'must be equal to one of the allowed values'),
  minLength: (value, limit, count) =>
    errorUnless(
      !isText(value) || hasAtLeast(value, limit, count),
      { limit },
      `must NOT have fewer than ${limit} characters`,
    ),
  maxLength: (value, limit, count) =>
    errorUnless(
      !isText(value) || hasAtMost(value, limit, count),
      { limit },
      `must NOT have more than ${limit} characters`,
    ),
  pattern: (value, pattern, count) =>
    errorUnless(!isText(value) || matches(pattern, value, count), { pattern }, `must match pattern "${pattern}"`),
  format: (value, format, count) => {
    if (!isText(value)) return [];
    count(stepsToMatch(value, 0));
    return errorUnless(FORMATS[format](value), { format }, `must match format "${format}"`);
  },
  minimum: compared('>=', (value, limit) => value >= limit),
  maximum: compared('<=', (value, limit) => value <= limit),
  exclusiveMinimum: compared('>', (value, limit) => value > limit),
  exclusiveMaximum: compared('<', (value, limit) => value < limit),
  multipleOf: (value, multipleOf) =>
    errorUnless(!isNumber(value) || isWhole(value / multipleOf), { multipleOf }, `must be multiple of ${multipleOf}`),
  minItems: atLeast(isList, countOf, 'items'),
  maxItems: atMost(isList, countOf, 'items'),
  minProperties: atLeast(isObject, sizeOf, 'properties'),
  maxProperties: atMost(isObject, sizeOf, 'properties'),
  required: (value, names, count) => {
    if (!isObject(value)) return [];
    // Counted twice: each name is looked up, and copied into a message.
    countNames(names, count);
    countNames(names, count);
    return names.flatMap((name) => missing(value, name));
  },
  dependentRequired: (value, table, count) => {
    if (!isObject(value)) return [];
    return countedKeys(table, count).flatMap((property) => {
      const names = table[property] ?? [];
      if (!hasProperty(value, property)) return [];
      // Counted twice: the names are looked up, and joined for the message.
      countNames(names, count);
      countNames(names, count);
      const lacking = names.filter((name) => !hasProperty(value, name));
      const deps = lacking.length === 0 ? '' : names.join(', ');
      return lacking.map((name) => dependent(property, name, names.length, deps));
    });
  },
} satisfies Assertions;

/** Checks `multipleOf` in the same way as Ajv, with the same rounding. */
const isWhole = (quotient: number): boolean => quotient === Number.parseInt(String(quotient), 10);

const missing = (value: Readonly<Record<string, unknown>>, name: string): readonly AssertionError[] =>
  errorUnless(hasProperty(value, name), { missingProperty: name }, `must have required property '${name}'`);

const dependent = (property: string, name: string, depsCount: number, deps: string): AssertionError => ({
  params: { property, missingProperty: name, depsCount, deps },
  message: `must have ${depsCount === 1 ? 'property' : 'properties'} ${deps} when property ${property} is present`,
});
