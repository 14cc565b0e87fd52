import { FORMATS } from './formats.ts';
import type { SchemaObject } from './json-schema.ts';
import { hasProperty, isObject, isEqual, isType, propertyNames } from './json-value.ts';
import { compiledPattern } from './compiled-pattern.ts';

/** With Ajv's `params` and `message`. */
export interface AssertionError {
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A keyword that looks at the value alone; `[]` where it is valid. */
type Assertion<Limit> = (value: unknown, limit: Limit) => readonly AssertionError[];

const errorUnless = (fine: boolean, params: AssertionError['params'], message: string): readonly AssertionError[] =>
  fine ? [] : [{ params, message }];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Code points, not code units: an emoji counts once. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

const atLeast =
  <T>(is: (value: unknown) => value is T, size: (value: T) => number, what: string): Assertion<number> =>
  (value, limit) =>
    errorUnless(!is(value) || size(value) >= limit, { limit }, `must NOT have fewer than ${limit} ${what}`);
const atMost =
  <T>(is: (value: unknown) => value is T, size: (value: T) => number, what: string): Assertion<number> =>
  (value, limit) =>
    errorUnless(!is(value) || size(value) <= limit, { limit }, `must NOT have more than ${limit} ${what}`);
const compared =
  (comparison: string, fits: (value: number, limit: number) => boolean): Assertion<number> =>
  (value, limit) =>
    errorUnless(!isNumber(value) || fits(value, limit), { comparison, limit }, `must be ${comparison} ${limit}`);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const countOf = (list: readonly unknown[]): number => list.length;
const sizeOf = (value: Readonly<Record<string, unknown>>): number => propertyNames(value).length;

type Assertions = { readonly [K in keyof SchemaObject]?: Assertion<NonNullable<SchemaObject[K]>> };

/** Keywords that look at one value alone. */
export const ASSERTIONS = {
  type: (value, type) =>
    errorUnless(
      [type].flat().some((each) => isType(value, each)),
      { type },
      `must be ${[type].flat().join(',')}`,
    ),
  const: (value, allowedValue) =>
    errorUnless(isEqual(value, allowedValue), { allowedValue }, 'must be equal to constant'),
  enum: (value, allowedValues) =>
    errorUnless(
      allowedValues.some((each) => isEqual(value, each)),
      { allowedValues },
      'must be equal to one of the allowed values',
    ),
  minLength: atLeast(isText, lengthOf, 'characters'),
  maxLength: atMost(isText, lengthOf, 'characters'),
  pattern: (value, pattern) =>
    errorUnless(!isText(value) || compiledPattern(pattern).test(value), { pattern }, `must match pattern "${pattern}"`),
  format: (value, format) =>
    errorUnless(!isText(value) || FORMATS[format](value), { format }, `must match format "${format}"`),
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
  required: (value, names) => (isObject(value) ? names.flatMap((name) => missing(value, name)) : []),
  dependentRequired: (value, table) =>
    isObject(value)
      ? Object.entries(table).flatMap(([property, names]) =>
          hasProperty(value, property)
            ? names.filter((name) => !hasProperty(value, name)).map((name) => dependent(property, name, names))
            : [],
        )
      : [],
} satisfies Assertions;

/** Ajv's own test for `multipleOf`, with its rounding. */
const isWhole = (quotient: number): boolean => quotient === Number.parseInt(String(quotient), 10);

const missing = (value: Readonly<Record<string, unknown>>, name: string): readonly AssertionError[] =>
  errorUnless(hasProperty(value, name), { missingProperty: name }, `must have required property '${name}'`);

const dependent = (property: string, name: string, names: readonly string[]): AssertionError => ({
  params: { property, missingProperty: name, depsCount: names.length, deps: names.join(', ') },
  message: `must have ${names.length === 1 ? 'property' : 'properties'} ${names.join(', ')} when property ${property} is present`,
});
