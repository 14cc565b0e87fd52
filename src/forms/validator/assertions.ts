import { FORMATS } from './formats.ts';
import type { SchemaObject } from './json-schema.ts';
import { hasProperty, isObject, isEqual, isType, propertyNames, stepsFor, type CountSteps } from './json-value.ts';
import { matches } from './compiled-pattern.ts';

/** With Ajv's `params` and `message`. */
export interface AssertionError {
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A keyword that looks at the value alone; `[]` where it is valid. */
type Assertion<Limit> = (value: unknown, limit: Limit, count: CountSteps) => readonly AssertionError[];

const errorUnless = (fine: boolean, params: AssertionError['params'], message: string): readonly AssertionError[] =>
  fine ? [] : [{ params, message }];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Code points, not code units: an emoji counts once. */
const lengthOf = (text: string, count: CountSteps): number => {
  count(stepsFor(text));
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

/** A character has one or two code units, so that most texts are decided without a look at their characters. */
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
const sizeOf = (value: Readonly<Record<string, unknown>>, count: CountSteps): number => {
  const { length } = propertyNames(value);
  count(length);
  return length;
};

interface Choices {
  readonly plain: ReadonlySet<unknown>;
  readonly nested: readonly unknown[];
}
const choicesOf = new WeakMap<readonly unknown[], Choices>();

/** The values of an `enum`, sorted once: those that are no lists or objects are found without a comparison of each. */
const sortedChoices = (values: readonly unknown[], count: CountSteps): Choices => {
  const known = choicesOf.get(values);
  if (known !== undefined) return known;
  count(values.length);
  const isNested = (value: unknown): boolean => typeof value === 'object' && value !== null;
  const choices = { plain: new Set(values.filter((each) => !isNested(each))), nested: values.filter(isNested) };
  choicesOf.set(values, choices);
  return choices;
};

const isAmong = (value: unknown, values: readonly unknown[], count: CountSteps): boolean => {
  const { plain, nested } = sortedChoices(values, count);
  if (typeof value === 'object' && value !== null) return nested.some((each) => isEqual(value, each, count));
  if (typeof value === 'string') count(stepsFor(value));
  return plain.has(value);
};

type Assertions = { readonly [K in keyof SchemaObject]?: Assertion<NonNullable<SchemaObject[K]>> };

/** Keywords that look at one value alone. */
export const ASSERTIONS = {
  type: (value, type) =>
    errorUnless(
      [type].flat().some((each) => isType(value, each)),
      { type },
      `must be ${[type].flat().join(',')}`,
    ),
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
    count(stepsFor(value));
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
    count(names.length);
    return names.flatMap((name) => missing(value, name));
  },
  dependentRequired: (value, table, count) => {
    if (!isObject(value)) return [];
    const entries = Object.entries(table);
    count(entries.length);
    return entries.flatMap(([property, names]) => {
      if (!hasProperty(value, property)) return [];
      // Looked up, and joined for the message.
      count(2 * names.length);
      const lacking = names.filter((name) => !hasProperty(value, name));
      const deps = lacking.length === 0 ? '' : names.join(', ');
      return lacking.map((name) => dependent(property, name, names.length, deps));
    });
  },
} satisfies Assertions;

/** Ajv's own test for `multipleOf`, with its rounding. */
const isWhole = (quotient: number): boolean => quotient === Number.parseInt(String(quotient), 10);

const missing = (value: Readonly<Record<string, unknown>>, name: string): readonly AssertionError[] =>
  errorUnless(hasProperty(value, name), { missingProperty: name }, `must have required property '${name}'`);

const dependent = (property: string, name: string, depsCount: number, deps: string): AssertionError => ({
  params: { property, missingProperty: name, depsCount, deps },
  message: `must have ${depsCount === 1 ? 'property' : 'properties'} ${deps} when property ${property} is present`,
});
