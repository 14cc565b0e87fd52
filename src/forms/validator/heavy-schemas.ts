import type { JsonSchema } from './json-schema.ts';

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_each, at) => make(at));
const table = <T>(count: number, make: (at: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(many(count, (at) => [`name-${at}`, make(at)]));
const nestedLists = (levels: number): unknown => many(levels, () => null).reduce<unknown>((inside) => [inside], 'x');

/** Schemas and values that would take seconds or exhaust the memory if the validator had no limits. */
export const HEAVY_SCHEMAS: readonly (readonly [what: string, schema: JsonSchema, value: unknown])[] = [
  [
    'an enum of 2,000 objects for each of 9,000 entries',
    { items: { enum: many(2_000, (at) => ({ a: 1, b: { c: at } })) } },
    many(9_000, () => ({ a: 1, b: { c: -1 } })),
  ],
  [
    'a constant with 20,000 keys for each of 9,999 entries',
    { items: { const: table(20_000, () => 1) } },
    many(9_999, () => ({})),
  ],
  [
    'an enum with one object of 20,000 keys for each of 9,999 entries',
    { items: { enum: [table(20_000, () => 1)] } },
    many(9_999, () => ({})),
  ],
  ['100,000 patterns', { patternProperties: Object.fromEntries(many(100_000, (at) => [`^${at}x`, true])) }, { a: 1 }],
  ['a list of 20,000 types', { items: { type: many(20_000, () => 'string') } }, many(9_999, () => 1)],
  [
    'a reference with 100,000 empty segments',
    { $defs: { a: true }, items: { $ref: `#/$defs/a${'/'.repeat(100_000)}` } },
    many(9_999, () => 1),
  ],
  [
    'an enum of long texts with the same length',
    { items: { enum: many(1_000, (at) => 'x'.repeat(20_000) + (1_000 + at)) } },
    many(9_999, () => `${'x'.repeat(20_000)}0000`),
  ],
  ['a date-time of 4,000,000 characters', { format: 'date-time' }, 't'.repeat(4_000_000)],
  ['a pattern with 20,000 Unicode properties', { pattern: String.raw`\p{L}`.repeat(20_000) }, 'a'],
  ['a pattern with 6,000 counted groups', { pattern: '(?:ab){99}'.repeat(6_000) }, 'ab'],
  [
    'a pattern with many alternatives for a long text',
    { pattern: `^(?:${many(80, (at) => `x${at}`).join('|')}|x)*$` },
    `${'x'.repeat(1_500_000)}!`,
  ],
  [
    '9,999 strings that are each compared with an enum of 20,000',
    { items: { enum: many(20_000, (at) => `a long common beginning ${at}`) } },
    many(9_999, (at) => `a long common beginning x${at}`),
  ],
  [
    'unique objects with 2,000 keys each',
    { uniqueItems: true },
    many(440, (at) => ({ ...table(2_000, () => 1), 'name-1999': at })),
  ],
  ['unique lists of 9,000 entries each', { uniqueItems: true }, many(400, (at) => [...many(8_999, () => 1), at])],
  [
    'a maximum length for texts of 50,000 emoji',
    { items: { maxLength: 60_000 } },
    many(9_999, () => '😀'.repeat(50_000)),
  ],
  [
    'unique long texts that differ only at the end',
    { uniqueItems: true },
    many(9_999, (at) => 'x'.repeat(20_000) + at),
  ],
  [
    '1,000 patterns for each of 9,000 property names',
    { patternProperties: Object.fromEntries(many(1_000, (at) => [`^${at}x`, true])) },
    table(9_000, () => 1),
  ],
  [
    '1,000 patterns for each of 9,000 property names, without additional properties',
    { patternProperties: Object.fromEntries(many(1_000, (at) => [`^${at}x`, true])), additionalProperties: false },
    table(9_000, () => 1),
  ],
  [
    '1,000 missing properties in each of 9,999 entries',
    { items: { required: many(1_000, (at) => `name-${at}`) } },
    many(9_999, () => ({})),
  ],
  ['a property that requires 9,000 others', { dependentRequired: { a: many(9_000, (at) => `name-${at}`) } }, { a: 1 }],
  [
    '100 properties that require 1,000 others each',
    { items: { dependentRequired: table(100, () => many(1_000, (at) => `other-${at}`)) } },
    many(1_000, () => table(100, () => 1)),
  ],
  ['a constant list nested 5,000 levels deep', { const: nestedLists(5_000) as never }, nestedLists(5_000)],
  ['an enum with a list nested 5,000 levels deep', { enum: [nestedLists(5_000)] as never }, nestedLists(5_000)],
  [
    '10,000 property schemas for each of 9,999 entries',
    { items: { properties: table(10_000, () => true) } },
    many(9_999, () => ({})),
  ],
  [
    'dependent schemas for 10,000 properties',
    { items: { dependentSchemas: table(10_000, () => true) } },
    many(9_999, () => ({})),
  ],
  ['60,000 invalid property names', { propertyNames: { maxLength: 1 } }, table(60_000, () => 1)],
  ['9,999 objects with too many properties', { items: { maxProperties: 1 } }, many(9_999, () => table(100, () => 1))],
  [
    'a format for long texts',
    { items: { format: 'email' } },
    many(9_999, () => `${'a'.repeat(20_000)}@${'a'.repeat(20_000)}`),
  ],
  ['a pattern for long texts', { items: { pattern: '^[a-z]*$' } }, many(9_999, () => `${'a'.repeat(50_000)}!`)],
  [
    'a choice of 64 schemas for each of 9,999 entries',
    { items: { oneOf: many(64, (at) => ({ const: at })) } },
    many(9_999, () => -1),
  ],
  ['9,999 entries of the wrong type', { items: { type: 'string' } }, many(9_999, () => 1)],
  [
    'property names of 100 kB',
    { additionalProperties: { type: 'string' } },
    Object.fromEntries(many(900, (at) => ['~/'.repeat(50_000) + at, 1])),
  ],
];
