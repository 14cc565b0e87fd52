import * as fc from 'fast-check';
import { FORMATS, type FormatName } from './formats.ts';
import type { JsonSchema } from './json-schema.ts';

/** Names that need escaping in pointers, or that look like prototype properties or array indices. */
const names = fc.constantFrom('a', 'b', 'c/d', 'e~f', 'hasOwnProperty', '0', 'ü😀');

const formatted: Readonly<Record<FormatName, readonly string[]>> = {
  date: ['2024-02-29', '2023-02-29', '1900-02-29', '2026-11-31', '26-1-1'],
  time: [
    '10:20:30Z',
    '23:59:60z',
    '22:59:60-01:00',
    '10:20:60Z',
    '24:00:00Z',
    '10:20:30',
    '10:20:30.5+23:59',
    '10:20:30+24:00',
  ],
  'date-time': [
    '2026-11-20T10:20:30Z',
    '2026-11-20 10:20:30Z',
    '2026-11-20T10:20:30',
    '2026-13-20t10:20:30z',
    '2026-11-20T1T2',
  ],
  email: ['a@b.co', 'a@b', 'A.B+c@x-y.example', '@b.co', 'a@-b.co', 'ü@b.co', 'a..b@c.co'],
  hostname: ['a.example', 'a', '-a.b', 'a-.b', 'a.b.', '', 'x'.repeat(64)],
  ipv4: ['1.2.3.4', '256.1.1.1', '01.2.3.4', '1.2.3'],
  uuid: ['123e4567-e89b-12d3-a456-426614174000', 'urn:uuid:123E4567-e89b-12d3-a456-426614174000', '123e4567'],
};

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom('a', 'b', '7', '😀', '👩‍👩‍👧', '\ud800', 'é', 'م', ' '), maxLength: 6 }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(formatted).flat()) },
);
const scalar = fc.oneof(
  text,
  fc.integer({ min: -4, max: 9 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(0, -0, 0.5, 1e21, 2 ** 53),
  fc.boolean(),
  fc.constant(null),
);

/** Any JSON value. */
const { value: anyValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

/** Only a few distinct values, so that constants in a schema often equal the value. */
const { value: smallValue } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 2 },
    fc.constantFrom('a', 'b', '', 0, 1, true, null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b'), tie('value'), { maxKeys: 2, noNullPrototype: true }),
  ),
}));

/** Any JSON value, or one of the few values above; often an object or a list. */
export const arbitraryValue = fc.oneof(
  anyValue,
  smallValue,
  fc.dictionary(names, smallValue, { maxKeys: 5, noNullPrototype: true }),
  fc.array(fc.oneof(smallValue, scalar), { minLength: 1, maxLength: 6 }),
);

const small = fc.integer({ min: 0, max: 5 });
const number = fc.oneof(fc.integer({ min: -5, max: 9 }), fc.constantFrom(0.5, -2.5));
const pattern = fc.constantFrom('^a', 'b$', String.raw`^\p{L}+$`, '^[0-9]*$', '^.$', '~');
const type = fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object');
const ref = fc.constantFrom('#/$defs/one', '#/$defs/c~1d', '#/$defs/e~0f', '#/$defs/tree', '#/$defs/%C3%BC');

const { schema: body } = fc.letrec<{ schema: JsonSchema }>((tie) => {
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const table = fc.dictionary(names, tie('schema'), { maxKeys: 3, noNullPrototype: true });
  const objects = {
    required: fc.uniqueArray(names, { maxLength: 3 }),
    minProperties: small,
    maxProperties: small,
    properties: table,
    additionalProperties: tie('schema'),
    propertyNames: tie('schema'),
    patternProperties: fc.dictionary(pattern, tie('schema'), { maxKeys: 2, noNullPrototype: true }),
    dependentRequired: fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), {
      maxKeys: 2,
      noNullPrototype: true,
    }),
    dependentSchemas: table,
  };
  const lists = {
    minItems: small,
    maxItems: small,
    uniqueItems: fc.constantFrom(true, true, false),
    items: tie('schema'),
    prefixItems: some,
    contains: tie('schema'),
    minContains: fc.integer({ min: 0, max: 3 }),
    maxContains: fc.integer({ min: 0, max: 3 }),
  };
  const scalars = {
    type: fc.oneof(type, fc.uniqueArray(type, { minLength: 1, maxLength: 3 })),
    const: smallValue,
    enum: fc.uniqueArray(smallValue, {
      minLength: 1,
      maxLength: 3,
      comparator: (one, other) => JSON.stringify(one) === JSON.stringify(other),
    }),
    minLength: small,
    maxLength: small,
    pattern,
    format: fc.constantFrom(...(Object.keys(FORMATS) as FormatName[])),
    minimum: number,
    maximum: number,
    exclusiveMinimum: number,
    exclusiveMaximum: number,
    multipleOf: fc.constantFrom(1, 2, 3, 0.5, 0.1, 1e-9),
  };
  const combinators = {
    allOf: some,
    anyOf: some,
    oneOf: some,
    not: tie('schema'),
    if: tie('schema'),
    then: tie('schema'),
    else: tie('schema'),
    $ref: ref,
  };
  // Only a few keywords at a time, often for the same type, so that some values are valid and most keywords apply to the value.
  const few = (
    keywords: Readonly<Record<string, fc.Arbitrary<unknown>>>,
    maxLength: number,
  ): fc.Arbitrary<JsonSchema> => {
    const entries = Object.entries(keywords).map(([keyword, limit]) => limit.map((value) => [keyword, value] as const));
    return fc
      .uniqueArray(fc.oneof(...entries), { maxLength, selector: ([keyword]) => keyword })
      .map((chosen) => Object.fromEntries(chosen) as JsonSchema);
  };
  const branches = fc.record({ if: tie('schema'), then: tie('schema'), else: tie('schema') });
  const object = fc.oneof(
    few({ ...scalars, ...lists, ...objects, ...combinators }, 5),
    few(objects, 4),
    few(lists, 4),
    few(scalars, 3),
    few(combinators, 2),
    branches,
  );
  return {
    schema: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      { weight: 1, arbitrary: fc.boolean() },
      { weight: 6, arbitrary: object },
    ),
  };
});

/** Every reference cycle between these definitions descends into the value, so validation ends. */
const $defs = fc.tuple(scalar, small, number).map(([value, length, limit]) => ({
  one: { anyOf: [{ const: value }, { type: 'string', minLength: length }] },
  'c/d': { type: ['array', 'null'], items: { $ref: '#/$defs/one' } },
  'e~f': { properties: { a: { $ref: '#/$defs/e~0f' }, b: { type: 'number', minimum: limit } } },
  tree: { type: 'object', additionalProperties: { anyOf: [{ $ref: '#/$defs/tree' }, { $ref: '#/$defs/c~1d' }] } },
  ü: { if: { type: 'array' }, then: { items: { $ref: '#/$defs/%C3%BC' } }, else: { $ref: '#/$defs/one' } },
}));

/** An arbitrary schema with known keywords. */
export const arbitrarySchema: fc.Arbitrary<JsonSchema> = fc
  .tuple(body, $defs)
  .map(([schema, defs]) => (typeof schema === 'boolean' ? schema : { ...schema, $defs: defs }));
