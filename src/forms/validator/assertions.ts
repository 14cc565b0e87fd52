import { FORMATS } from './formats.ts';
import type { SchemaObject } from './json-schema.ts';
import { has, isObject, isSame, isType, namesOf } from './json-value.ts';
import { patternOf } from './pattern-of.ts';

/** Why a keyword refuses a value: Ajv's parameters and Ajv's words. */
export interface Refusal {
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

/** A keyword that looks at one value and leads to no other; `[]` where it has nothing against the value. */
type Assertion<Limit> = (value: unknown, limit: Limit) => readonly Refusal[];

const unless = (fine: boolean, params: Refusal['params'], message: string): readonly Refusal[] =>
  fine ? [] : [{ params, message }];

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Characters, not code units: an emoji counts once. */
const lengthOf = (text: string): number => {
  let length = 0;
  for (const _character of text) length += 1;
  return length;
};

const atLeast =
  <T>(is: (value: unknown) => value is T, size: (value: T) => number, what: string): Assertion<number> =>
  (value, limit) =>
    unless(!is(value) || size(value) >= limit, { limit }, `must NOT have fewer than ${limit} ${what}`);
const atMost =
  <T>(is: (value: unknown) => value is T, size: (value: T) => number, what: string): Assertion<number> =>
  (value, limit) =>
    unless(!is(value) || size(value) <= limit, { limit }, `must NOT have more than ${limit} ${what}`);
const compared =
  (comparison: string, fits: (value: number, limit: number) => boolean): Assertion<number> =>
  (value, limit) =>
    unless(!isNumber(value) || fits(value, limit), { comparison, limit }, `must be ${comparison} ${limit}`);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const countOf = (list: readonly unknown[]): number => list.length;
const sizeOf = (value: Readonly<Record<string, unknown>>): number => namesOf(value).length;

type Assertions = { readonly [K in keyof SchemaObject]?: Assertion<NonNullable<SchemaObject[K]>> };

/** Every keyword that judges one value by itself. */
export const ASSERTIONS = {
  type: (value, type) =>
    unless(
      [type].flat().some((each) => isType(value, each)),
      { type },
      `must be ${[type].flat().join(',')}`,
    ),
  const: (value, allowedValue) => unless(isSame(value, allowedValue), { allowedValue }, 'must be equal to constant'),
  enum: (value, allowedValues) =>
    unless(
      allowedValues.some((each) => isSame(value, each)),
      { allowedValues },
      'must be equal to one of the allowed values',
    ),
  minLength: atLeast(isText, lengthOf, 'characters'),
  maxLength: atMost(isText, lengthOf, 'characters'),
  pattern: (value, pattern) =>
    unless(!isText(value) || patternOf(pattern).test(value), { pattern }, `must match pattern "${pattern}"`),
  format: (value, format) =>
    unless(!isText(value) || FORMATS[format](value), { format }, `must match format "${format}"`),
  minimum: compared('>=', (value, limit) => value >= limit),
  maximum: compared('<=', (value, limit) => value <= limit),
  exclusiveMinimum: compared('>', (value, limit) => value > limit),
  exclusiveMaximum: compared('<', (value, limit) => value < limit),
  multipleOf: (value, multipleOf) =>
    unless(!isNumber(value) || isWhole(value / multipleOf), { multipleOf }, `must be multiple of ${multipleOf}`),
  minItems: atLeast(isList, countOf, 'items'),
  maxItems: atMost(isList, countOf, 'items'),
  minProperties: atLeast(isObject, sizeOf, 'properties'),
  maxProperties: atMost(isObject, sizeOf, 'properties'),
  required: (value, names) => (isObject(value) ? names.flatMap((name) => missing(value, name)) : []),
  dependentRequired: (value, table) =>
    isObject(value)
      ? Object.entries(table).flatMap(([property, names]) =>
          has(value, property)
            ? names.filter((name) => !has(value, name)).map((name) => dependent(property, name, names))
            : [],
        )
      : [],
} satisfies Assertions;

/** As Ajv takes it: a quotient that is written as it is cut off. */
const isWhole = (quotient: number): boolean => quotient === Number.parseInt(String(quotient), 10);

const missing = (value: Readonly<Record<string, unknown>>, name: string): readonly Refusal[] =>
  unless(has(value, name), { missingProperty: name }, `must have required property '${name}'`);

const dependent = (property: string, name: string, names: readonly string[]): Refusal => ({
  params: { property, missingProperty: name, depsCount: names.length, deps: names.join(', ') },
  message: `must have ${names.length === 1 ? 'property' : 'properties'} ${names.join(', ')} when property ${property} is present`,
});
