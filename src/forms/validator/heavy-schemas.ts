import type { JsonSchema } from './json-schema.ts';

const many = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_each, at) => make(at));
const table = <T>(count: number, make: (at: number) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(many(count, (at) => [`name-${at}`, make(at)]));
const nestedLists = (levels: number): unknown => many(levels, () => null).reduce<unknown>((inside) => [inside], 'x');

/** Schemas and values whose validation would take seconds, or all memory, without limits. */
export const HEAVY_SCHEMAS: readonly (readonly [what: string, schema: JsonSchema, value: unknown])[] = [
  [
    'an enum of 2,000 objects on 9,000 entries',
    { items: { enum: many(2_000, (at) => ({ a: 1, b: { c: at } })) } },
    many(9_000, () => ({ a: 1, b: { c: -1 } })),
  ],
  ['a constant of 20,000 keys on 9,999 entries', { items: { const: table(20_000, () => 1) } }, many(9_999, () => ({}))],
  [
    'an enum with one object of 20,000 keys on 9,999 entries',
    { items: { enum: [table(20_000, () => 1)] } },
    many(9_999, () => ({})),
  ],
  ['100,000 patterns', { patternProperties: Object.fromEntries(many(100_000, (at) => [`^${at}x`, true])) }, { a: 1 }],
  ['a list of 20,000 types', { items: { type: many(20_000, () => 'string') } }, many(9_999, () => 1)],
  [
    'a reference of 100,000 empty steps',
    { $defs: { a: true }, items: { $ref: `#/$defs/a${'/'.repeat(100_000)}` } },
    many(9_999, () => 1),
  ],
  [
    'an enum of long texts of one length',
    { items: { enum: many(1_000, (at) => 'x'.repeat(20_000) + (1_000 + at)) } },
    many(9_999, () => `${'x'.repeat(20_000)}0000`),
  ],
  ['a text of many dates and times', { format: 'date-time' }, 't'.repeat(4_000_000)],
  ['many Unicode properties', { pattern: String.raw`\p{L}`.repeat(20_000) }, 'a'],
  ['counted groups', { pattern: '(?:ab){99}'.repeat(6_000) }, 'ab'],
  [
    'a long text with many ways',
    { pattern: `^(?:${many(80, (at) => `x${at}`).join('|')}|x)*$` },
    `${'x'.repeat(1_500_000)}!`,
  ],
  [
    'an enum of 20,000 strings on 9,999 others',
    { items: { enum: many(20_000, (at) => `a long common beginning ${at}`) } },
    many(9_999, (at) => `a long common beginning x${at}`),
  ],
  [
    'different objects of 2,000 keys',
    { uniqueItems: true },
    many(440, (at) => ({ ...table(2_000, () => 1), 'name-1999': at })),
  ],
  ['different lists of 9,000', { uniqueItems: true }, many(400, (at) => [...many(8_999, () => 1), at])],
  ['texts of 100 kB with a maximum', { items: { maxLength: 60_000 } }, many(9_999, () => '😀'.repeat(50_000))],
  ['equal long texts as entries', { uniqueItems: true }, many(9_999, (at) => 'x'.repeat(20_000) + at)],
  [
    '1,000 patterns on 9,000 names',
    { patternProperties: Object.fromEntries(many(1_000, (at) => [`^${at}x`, true])) },
    table(9_000, () => 1),
  ],
  [
    '1,000 patterns with no other property on 9,000 names',
    { patternProperties: Object.fromEntries(many(1_000, (at) => [`^${at}x`, true])), additionalProperties: false },
    table(9_000, () => 1),
  ],
  [
    '1,000 absent properties on 9,999 entries',
    { items: { required: many(1_000, (at) => `name-${at}`) } },
    many(9_999, () => ({})),
  ],
  ['a property that needs 9,000 others', { dependentRequired: { a: many(9_000, (at) => `name-${at}`) } }, { a: 1 }],
  [
    '100 properties that need 1,000 others each',
    { items: { dependentRequired: table(100, () => many(1_000, (at) => `other-${at}`)) } },
    many(1_000, () => table(100, () => 1)),
  ],
  ['deep lists that are equal', { const: nestedLists(5_000) as never }, nestedLists(5_000)],
  ['deep lists in an enum', { enum: [nestedLists(5_000)] as never }, nestedLists(5_000)],
  [
    'a table of 10,000 properties on 9,999 entries',
    { items: { properties: table(10_000, () => true) } },
    many(9_999, () => ({})),
  ],
  [
    'dependent schemas of 10,000 properties',
    { items: { dependentSchemas: table(10_000, () => true) } },
    many(9_999, () => ({})),
  ],
  ['names that all fail', { propertyNames: { maxLength: 1 } }, table(60_000, () => 1)],
  ['names that are counted', { items: { maxProperties: 1 } }, many(9_999, () => table(100, () => 1))],
  [
    'long texts with a format',
    { items: { format: 'email' } },
    many(9_999, () => `${'a'.repeat(20_000)}@${'a'.repeat(20_000)}`),
  ],
  ['long texts with a pattern', { items: { pattern: '^[a-z]*$' } }, many(9_999, () => `${'a'.repeat(50_000)}!`)],
  [
    'entries that match one of 64 schemas',
    { items: { oneOf: many(64, (at) => ({ const: at })) } },
    many(9_999, () => -1),
  ],
  ['entries that are of no type', { items: { type: 'string' } }, many(9_999, () => 1)],
  [
    'names of 100 kB',
    { additionalProperties: { type: 'string' } },
    Object.fromEntries(many(900, (at) => ['~/'.repeat(50_000) + at, 1])),
  ],
];
