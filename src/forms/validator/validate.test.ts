import { expect, test } from 'vitest';
import { costRatio } from '#tests/support/cost-ratio.ts';
import brandSchema from '#schemas/generated/brand.schema.json' with { type: 'json' };
import { validate } from './validate.ts';
import type { JsonSchema } from './json-schema.ts';
import { expectSameAsAjv, ajvResult } from './ajv-comparison.ts';
import { findSchemaError } from './schema-errors.ts';

test('`contains` is checked for each list, regardless of the previous list', () => {
  expectSameAsAjv(
    { additionalProperties: { contains: { else: false } } },
    { a: ['a'], b: [] },
    { a: [], b: ['a'] },
    { a: [] },
  );
  expectSameAsAjv(
    { patternProperties: { '^.$': { contains: { type: 'array' } } } },
    { 0: [[]], a: [] },
    { 0: [], a: [[]] },
  );
  expect(
    validate({ additionalProperties: { contains: {} } }, { a: ['a'], b: [] }).map(
      ({ instancePath, keyword }) => `${instancePath} ${keyword}`,
    ),
  ).toEqual(['/b contains']);
});

test('the schema of brand.json is accepted, and the validator agrees with Ajv on invalid brands', () => {
  expect(findSchemaError(brandSchema)).toBeNull();
  const brand = {
    id: 'A',
    hosts: ['x y', 'x y'],
    name: 1,
    languages: { default: 'XX', supported: [] },
    theme: { tokens: {} },
    unknown: true,
  };
  expectSameAsAjv(brandSchema, {}, brand, [], null, { ...brand, hosts: 'x', jurisdiction: { id: 3 } });
});

test('a confirmation is invalid if the field that it must equal is missing', () => {
  const schema = { properties: { two: { 'x-same-as': { field: 'one', message: 'm' } } } };
  expect(validate(schema, { two: 'a' })).toEqual([
    expect.objectContaining({ instancePath: '/two', keyword: 'x-same-as', params: { field: 'one', message: 'm' } }),
  ]);
});

test.each([
  [
    'a reference to a definition',
    { $defs: { word: { minLength: 2 } }, properties: { a: { $ref: '#/$defs/word' } } },
    { a: 'x' },
  ],
  [
    'a recursive reference',
    {
      $defs: { node: { properties: { next: { $ref: '#/$defs/node' }, v: { type: 'number' } } } },
      $ref: '#/$defs/node',
    },
    { next: { next: { v: 'x' } } },
  ],
  [
    'a reference with an escaped pointer',
    { $defs: { 'a/b~c': { type: 'number' } }, items: { $ref: '#/$defs/a~1b~0c' } },
    [1, 'x'],
  ],
  [
    'a reference to the root schema',
    { type: ['object', 'null'], properties: { next: { $ref: '#' } } },
    { next: { next: 1 } },
  ],
] as readonly [string, JsonSchema, unknown][])('%s is resolved as in Ajv', (_case, schema, value) => {
  expectSameAsAjv(schema, value);
  expect(validate(schema, value)).not.toEqual([]);
});

test('references in a subschema are resolved against the root schema', () => {
  const root: JsonSchema = { $defs: { word: { minLength: 2 } }, properties: { a: { $ref: '#/$defs/word' } } };
  expect(validate({ $ref: '#/properties/a' }, 'x', root)).toEqual([expect.objectContaining({ keyword: 'minLength' })]);
});

test('a reference that resolves to nothing, or only through the prototype, throws', () => {
  expect(() => validate({ $ref: '#/$defs/none' }, 1)).toThrow('No schema found at');
  expect(() => validate({ $ref: '#/constructor/prototype' }, 1)).toThrow('No schema found at');
});

const deepSchema = (levels: number): JsonSchema =>
  levels === 0
    ? { type: 'string', maxLength: 1 }
    : { type: 'object', required: ['in'], properties: { in: deepSchema(levels - 1) } };
const deepValue = (levels: number): unknown => (levels === 0 ? 'too long' : { in: deepValue(levels - 1) });

test('a schema 60 levels deep is validated down to its innermost level', () => {
  const schema = deepSchema(60);
  expectSameAsAjv(schema, deepValue(60), deepValue(59));
  expect(validate(schema, deepValue(60))).toEqual([
    expect.objectContaining({ instancePath: '/in'.repeat(60), keyword: 'maxLength' }),
  ]);
});

/** How much more work than `longestCheck` a check may do; without limits it was thousands of times as much. */
const MOST_OF_LONGEST = 10;

const tree: JsonSchema = { properties: { in: { $ref: '#' } } };
const twice: JsonSchema = {
  anyOf: [
    { required: ['x'] },
    { properties: { in: { $ref: '#' } }, required: ['y'] },
    { properties: { in: { $ref: '#' } }, required: ['z'] },
  ],
};

/**
 * The baseline for the other checks: a list of the maximum length, with one simple comparison for each entry.
 */
const longestCheck = (): void => {
  const list = Array.from({ length: 10_000 }, (_each, n) => `word ${n}`);
  expect(validate({ items: { type: 'string' } }, list)).toEqual([]);
};

test.each([
  ['a reference to itself', { $ref: '#' }, 1, 'nested too deeply'],
  [
    'a value 10,000 levels deep',
    tree,
    Array.from({ length: 10_000 }).reduce<unknown>((inside) => ({ in: inside }), 1),
    'deeper than 64',
  ],
  [
    'a list of a million entries',
    { items: { type: 'string' } },
    Array.from({ length: 1_000_000 }, () => 1),
    'more than 10000 entries',
  ],
  ['a schema with two recursive alternatives at each of 60 levels', twice, deepValue(60), 'too long to check'],
  [
    'comparing 10,000 different objects in pairs',
    { uniqueItems: true },
    Array.from({ length: 10_000 }, (_each, n) => ({ n })),
    'too long to check',
  ],
] as readonly [string, JsonSchema, unknown, string][])(
  '%s throws a specific error, and takes at most ten times as long as checking a list of the maximum length',
  async (_case, schema, value, answer) => {
    const check = (): void => expect(() => validate(schema, value)).toThrow(answer);
    expect(await costRatio(check, longestCheck)).toBeLessThan(MOST_OF_LONGEST);
  },
);

test.each([
  [500, 'more than 400 references without descending into the value'],
  [50_000, 'takes too long to check'],
])('a chain of %i references is refused when the schema is loaded', (length, why) => {
  const chain = Object.fromEntries(
    Array.from({ length }, (_each, at) => [`d${at}`, { $ref: `#/$defs/d${at + 1}` }] as const),
  );
  expect(findSchemaError({ $defs: { ...chain, [`d${length}`]: true }, $ref: '#/$defs/d0' })?.why).toContain(why);
});

test('an empty segment of a pointer refers to a property whose name is empty', () => {
  const schema: JsonSchema = {
    $defs: { '': { not: { type: 'string' } }, not: { type: 'string' } },
    $ref: '#/$defs//not',
  };
  expectSameAsAjv(schema, 'a', 1);
  expect(validate(schema, 'a')).toEqual([]);
  expect(validate(schema, 1)).toEqual([expect.objectContaining({ keyword: 'type' })]);
  expect(() => validate({ $defs: { not: true }, $ref: '#/$defs//not' }, 1)).toThrow('No schema found at');
});

test('the length of a text is counted in characters, not in code units', () => {
  const cases = ['', 'ab', 'abc', '😀😀', '😀😀😀', '😀a', 'a'.repeat(7)];
  for (const limit of [0, 1, 2, 3, 6, 7]) expectSameAsAjv({ minLength: limit, maxLength: limit }, ...cases);
});

test('ten thousand different strings are checked for duplicates within the budget', () => {
  const list = Array.from({ length: 10_000 }, (_each, n) => `word ${n}`);
  expect(validate({ uniqueItems: true, items: { type: 'string' } }, list)).toEqual([]);
  expect(validate({ uniqueItems: true }, [...list.slice(1), 'word 77'])).toHaveLength(1);
});

test("errors have a path, a keyword, and Ajv's parameters and message", () => {
  const schema: JsonSchema = { required: ['b'], properties: { 'a/b': { minLength: 3 } } };
  expect(validate(schema, { 'a/b': '😀' })).toEqual([
    {
      instancePath: '',
      schemaPath: '#/required',
      keyword: 'required',
      params: { missingProperty: 'b' },
      message: "must have required property 'b'",
    },
    {
      instancePath: '/a~1b',
      schemaPath: '#/properties/a~1b/minLength',
      keyword: 'minLength',
      params: { limit: 3 },
      message: 'must NOT have fewer than 3 characters',
    },
  ]);
});

test('the schema `true` accepts a missing value in Ajv', () => {
  expect(ajvResult(true)(undefined)).toEqual({ valid: true, errors: [] });
});
