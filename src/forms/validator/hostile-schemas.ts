import * as fc from 'fast-check';
import type { APPLICATORS } from './applicators.ts';
import type { ASSERTIONS } from './assertions.ts';
import { FORMATS } from './formats.ts';

export interface HostileCase {
  readonly schema: unknown;
  readonly value: unknown;
}
type Limits<Keywords> = Readonly<Record<keyof Keywords, fc.Arbitrary<unknown>>>;

const many = <T>(length: number, make: (at: number) => T): readonly T[] => Array.from({ length }, (_, at) => make(at));
const table = <T>(size: number, make: (at: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(many(size, (at) => [`name-${at}`, make(at)]));
const nested = (levels: number, wrap: (inside: unknown) => unknown): unknown =>
  many(levels, () => null).reduce<unknown>(wrap, 1);

/** Large values that contain the same object many times, so that they are cheap to create and expensive to check. */
const hostileValues = (size: fc.Arbitrary<number>) => {
  const text = fc
    .tuple(fc.constantFrom('a', '/', '~/', '😀', 't', 'a.', '@'), size, fc.constantFrom('', '!', '@b.co'))
    .map(([unit, times, end]) => unit.repeat(times) + end);
  const scalar = fc.oneof(text, fc.constantFrom(0, 1.5, 1e308, 5e-324, true, null, 'a'));
  const object = fc.tuple(size, scalar).map(([keys, each]) => table(keys, () => each));
  const levels = fc.integer({ min: 1, max: 3_000 });
  const list = fc.oneof(
    size.map((length) => many(length, (at) => at)),
    fc.tuple(size, text).map(([length, each]) => many(length, (at) => each + at)),
    fc.tuple(fc.constantFrom(1, 100, 9_999), object).map(([length, each]) => many(length, () => each)),
  );
  const deep = fc.oneof(
    levels.map((depth) => nested(depth, (inside) => [inside])),
    levels.map((depth) => nested(depth, (inside) => ({ 'name-0': inside }))),
  );
  return { text, value: fc.oneof(scalar, fc.constantFrom({}, {}, []), object, object, list, deep) };
};

/** Returns a large value for every keyword. */
const hostileKeywords = (size: fc.Arbitrary<number>, { text, value }: ReturnType<typeof hostileValues>) => {
  const names = fc.oneof(
    size.map((length) => many(length, (at) => `name-${at}`)),
    text.map((each) => many(200, (at) => each + at)),
  );
  const pattern = fc.oneof(
    fc.constantFrom('^[a-z]*$', '^name-', String.raw`^(?:\p{L}|\p{N})+$`),
    size.map((parts) => many(parts, (at) => `x${at}`).join('|')),
    size.map((parts) => String.raw`\p{L}`.repeat(parts)),
  );
  const limit = fc.constantFrom(0, 1, 1_000, 1e9);
  const assertions: Limits<typeof ASSERTIONS> = {
    type: fc.oneof(
      fc.constantFrom('string', 'object', 'integer'),
      size.map((length) => many(length, () => 'string')),
    ),
    const: value,
    enum: fc.oneof(
      fc.tuple(size, value).map(([length, each]) => many(length, (at) => [each, at])),
      fc.tuple(size, text).map(([length, each]) => many(length, (at) => each + at)),
      value.map((each) => [each]),
    ),
    minLength: limit,
    maxLength: limit,
    pattern,
    format: fc.constantFrom(...Object.keys(FORMATS)),
    minimum: limit,
    maximum: limit,
    exclusiveMinimum: limit,
    exclusiveMaximum: limit,
    multipleOf: fc.constantFrom(5e-324, 0.1, 1e308),
    minItems: limit,
    maxItems: limit,
    minProperties: limit,
    maxProperties: limit,
    required: names,
    dependentRequired: fc.oneof(
      names.map((list) => ({ 'name-0': list })),
      fc.tuple(size, names).map(([keys, list]) => table(keys, () => list)),
    ),
  };
  const applicators = (inner: fc.Arbitrary<unknown>): Limits<typeof APPLICATORS> => {
    const list = fc.tuple(size, inner).map(([length, each]) => many(length, () => each));
    const map = fc.tuple(size, inner).map(([keys, each]) => table(keys, () => each));
    return {
      $ref: fc.oneof(
        fc.constantFrom('#', '#/$defs/next', '#/$defs/shared', '#/$defs/link-0'),
        text.map((each) => `#/${each}`),
      ),
      'x-same-as': fc.record({ field: fc.constantFrom('name-0', 'name-1'), message: text }),
      allOf: list,
      anyOf: list,
      oneOf: list,
      not: inner,
      if: inner,
      properties: map,
      patternProperties: fc.oneof(
        fc.tuple(size, inner).map(([keys, each]) => Object.fromEntries(many(keys, (at) => [`^name-${at}`, each]))),
        fc.tuple(pattern, inner).map(([one, each]) => ({ [one]: each })),
      ),
      additionalProperties: inner,
      propertyNames: inner,
      dependentSchemas: map,
      prefixItems: list,
      items: inner,
      contains: inner,
      uniqueItems: fc.constant(true),
    };
  };
  return { assertions, applicators };
};

const oneOf = (keywords: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<Record<string, unknown>> =>
  fc.oneof(...Object.entries(keywords).map(([name, limit]) => limit.map((given) => ({ [name]: given }))));

/** Wraps a schema so that it is applied thousands of times; `way` chooses the keyword that repeats it. */
const spread = ({ schema, value }: HostileCase, way: number): HostileCase =>
  [
    { schema: { items: schema }, value: many(9_999, () => value) },
    { schema: { additionalProperties: schema }, value: table(2_000, () => value) },
    { schema: { contains: { not: schema } }, value: many(9_999, () => value) },
    { schema: { anyOf: many(2_000, () => ({ allOf: [schema, false] })) }, value },
    { schema, value },
  ][way] ?? { schema, value };

/**
 * Generates schemas and values that are large in one or several places, with up to `most` keys or entries: one keyword alone (`ofKeyword`), or
 * arbitrarily nested keywords (`ofAny`).
 */
export const hostileCases = (most: number) => {
  const size = fc.constantFrom(1, 70, most, most);
  const values = hostileValues(size);
  const { assertions, applicators } = hostileKeywords(size, values);
  const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
    const outer = applicators(tie('schema'));
    const both = fc.tuple(oneOf(assertions), oneOf(outer)).map(([one, other]) => ({ ...one, ...other }));
    return { schema: fc.oneof({ maxDepth: 3 }, oneOf(assertions), oneOf(outer), both) };
  });
  /** References that descend into the value, and a long chain of references. */
  const $defs = fc.tuple(schema, size).map(([shared, links]) => ({
    shared,
    next: { anyOf: [{ items: { $ref: '#/$defs/next' } }, { additionalProperties: { $ref: '#/$defs/next' } }] },
    ...Object.fromEntries(many(links, (at) => [`link-${at}`, { $ref: `#/$defs/link-${at + 1}` }])),
  }));
  const cased = (body: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<HostileCase> =>
    fc
      .tuple(body, $defs, values.value, fc.nat({ max: 4 }))
      .map(([one, defs, value, way]) => spread({ schema: '$ref' in one ? { ...one, $defs: defs } : one, value }, way));
  const single = { ...assertions, ...applicators(fc.oneof(fc.boolean(), oneOf(assertions))) };
  return {
    keywords: Object.keys(single),
    ofKeyword: (keyword: string): fc.Arbitrary<HostileCase> =>
      cased(oneOf(Object.fromEntries(Object.entries(single).filter(([name]) => name === keyword)))),
    ofAny: cased(schema as fc.Arbitrary<Record<string, unknown>>),
  };
};
