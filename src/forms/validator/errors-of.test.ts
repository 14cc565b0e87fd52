import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { errorsOf } from './errors-of.ts';
import type { JsonSchema } from './json-schema.ts';

/** The whole of Ajv, which generates code, as the measure. */
const ajv = new Ajv2020({ allErrors: true, strict: false, $data: true, validateSchema: false, addUsedSchema: false });
ajv.addKeyword({ keyword: 'x-same-as', macro: ({ field }: { field: string }) => ({ const: { $data: `1/${field}` } }) });
const measure = (schema: JsonSchema) => {
  const validate = ajv.compile(schema);
  if (typeof schema === 'object') ajv.removeSchema(schema);
  return validate;
};

const seen = (errors: readonly { instancePath: string; keyword: string }[]): readonly string[] =>
  [...new Set(errors.filter(({ keyword }) => keyword !== 'if').map(({ instancePath, keyword }) => `${instancePath} ${keyword}`))].sort();

/** Ajv 8.20 forgets to declare a variable for some `items` inside `if`; a schema that it cannot run measures nothing. */
const verdict = (validate: (value: unknown) => boolean, value: unknown): boolean | null => {
  try {
    return validate(value);
  } catch (error) {
    if (error instanceof ReferenceError) return null;
    throw error;
  }
};

const agree = (schema: JsonSchema, ...values: readonly unknown[]): void => {
  const validate = measure(schema);
  for (const value of values) {
    const valid = verdict(validate, value);
    fc.pre(valid !== null);
    expect([schema, value, errorsOf(schema, value).length === 0]).toEqual([schema, value, valid]);
  }
};

/** Ajv compiles slowly: each schema is tried on five values, 500 cases in all. */
const five = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 5, maxLength: 5 });
const SCHEMAS = { numRuns: 100 };
const PATIENCE = 60_000;

const names = fc.constantFrom('a', 'b', 'c/d', 'e~f', 'hasOwnProperty');
const leafValue = fc.oneof(fc.string({ unit: 'binary', maxLength: 6 }), fc.integer({ min: -4, max: 9 }), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null));
const anyValue = fc.letrec((tie) => ({
  value: fc.oneof({ depthSize: 'small' }, leafValue, fc.array(tie('value'), { maxLength: 4 }), fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true })),
})).value;

const small = fc.integer({ min: 0, max: 5 });
const number = fc.integer({ min: -5, max: 9 });
const { schema: anySchema } = fc.letrec<{ schema: JsonSchema }>((tie) => {
  const some = fc.array(tie('schema'), { minLength: 1, maxLength: 3 });
  const table = fc.dictionary(names, tie('schema'), { maxKeys: 3, noNullPrototype: true });
  const object = fc.record(
    {
      type: fc.constantFrom('string', 'number', 'integer', 'boolean', 'null', 'array', 'object'),
      minLength: small, maxLength: small, pattern: fc.constantFrom('^a', 'b$', String.raw`^\p{L}+$`, '^[0-9]*$'),
      minimum: number, maximum: number, exclusiveMinimum: number, exclusiveMaximum: number, multipleOf: fc.integer({ min: 1, max: 4 }),
      minItems: small, maxItems: small, uniqueItems: fc.boolean(), minProperties: small, maxProperties: small,
      required: fc.uniqueArray(names, { maxLength: 3 }), enum: fc.uniqueArray(leafValue, { minLength: 1, maxLength: 3, comparator: (one, other) => JSON.stringify(one) === JSON.stringify(other) }), const: leafValue,
      properties: table, additionalProperties: tie('schema'), items: tie('schema'),
      allOf: some, anyOf: some, oneOf: some, not: tie('schema'), if: tie('schema'), then: tie('schema'), else: tie('schema'),
    },
    { requiredKeys: [] },
  );
  return { schema: fc.oneof({ depthSize: 'small', maxDepth: 4 }, fc.boolean(), object) };
});

test('agrees with Ajv on whether a value is valid, for any schema of the known keywords', () => {
  fc.assert(fc.property(anySchema, five(anyValue), (schema, values) => agree(schema, ...values)), SCHEMAS);
}, PATIENCE);

test('a form with rules gets the same errors at the same places as from Ajv', () => {
  const field = fc.record({ type: fc.constant('string'), minLength: small, maxLength: fc.integer({ min: 3, max: 9 }), pattern: fc.constantFrom('^[a-z]*$', '^[0-9]+$', String.raw`^\S+$`) }, { requiredKeys: ['type'] });
  const form = fc.record({ type: fc.constant('object'), required: fc.uniqueArray(fc.constantFrom('one', 'two', 'three'), { maxLength: 3 }), properties: fc.record({ one: field, two: field, three: field }) });
  const values = fc.record({ one: fc.string({ unit: 'grapheme' }), two: fc.string(), three: fc.string() }, { requiredKeys: [] });
  fc.assert(
    fc.property(form, five(values), (schema, all) => {
      const validate = measure(schema);
      for (const value of all) {
        validate(value);
        expect(seen(errorsOf(schema, value))).toEqual(seen(validate.errors ?? []));
      }
    }),
    SCHEMAS,
  );
}, PATIENCE);

test('the confirmation keyword agrees with a reference to the other field', () => {
  const schema = { type: 'object', properties: { one: { type: 'string' }, two: { 'x-same-as': { field: 'one', message: 'm' } } } };
  const text = fc.constantFrom('', 'a', 'b');
  fc.assert(fc.property(fc.record({ one: text, two: text }, { requiredKeys: ['one'] }), (value) => agree(schema, value)), SCHEMAS);
}, PATIENCE);

test('a confirmation of nothing is refused', () => {
  const schema = { properties: { two: { 'x-same-as': { field: 'one', message: 'm' } } } };
  expect(errorsOf(schema, { two: 'a' })).toEqual([expect.objectContaining({ instancePath: '/two', keyword: 'x-same-as', params: { field: 'one', message: 'm' } })]);
});

test.each([
  ['a definition', { $defs: { word: { minLength: 2 } }, properties: { a: { $ref: '#/$defs/word' } } }, { a: 'x' }],
  ['a recursive definition', { $defs: { node: { properties: { next: { $ref: '#/$defs/node' }, v: { type: 'number' } } } }, $ref: '#/$defs/node' }, { next: { next: { v: 'x' } } }],
  ['an escaped pointer', { $defs: { 'a/b~c': { type: 'number' } }, items: { $ref: '#/$defs/a~1b~0c' } }, [1, 'x']],
] as readonly [string, JsonSchema, unknown][])('follows %s', (_case, schema, value) => {
  agree(schema, value);
  expect(errorsOf(schema, value)).not.toEqual([]);
});

test('a reference to itself ends with an error, not with the stack', () => {
  expect(() => errorsOf({ $ref: '#' }, 1)).toThrow('nested too deeply');
});

test('a reference that leads nowhere or through the prototype is refused', () => {
  expect(() => errorsOf({ $ref: '#/$defs/none' }, 1)).toThrow('nothing at');
  expect(() => errorsOf({ $ref: '#/constructor/prototype' }, 1)).toThrow('nothing at');
});

test('errors name the place, the keyword and its parameters as Ajv does', () => {
  const schema: JsonSchema = { required: ['b'], properties: { 'a/b': { minLength: 3 } } };
  expect(errorsOf(schema, { 'a/b': '😀' })).toEqual([
    expect.objectContaining({ instancePath: '', keyword: 'required', params: { missingProperty: 'b' } }),
    expect.objectContaining({ instancePath: '/a~1b', keyword: 'minLength', params: { limit: 3 } }),
  ]);
});
