import { expect, test } from 'vitest';
import { sampleRegisterForm } from '#src/forms/sample-register-form.ts';
import { assertValidSchema, findSchemaError } from './schema-errors.ts';

test("the registration form's schema is accepted", () => {
  expect(findSchemaError(sampleRegisterForm().schema)).toBeNull();
});

test.each([
  ['at the top', { unevaluatedItems: {} }, '#/unevaluatedItems'],
  ['in a property', { properties: { a: { contentEncoding: 'base64' } } }, '#/properties/a/contentEncoding'],
  ['in a list', { allOf: [{}, { if: { $dynamicRef: '#x' } }] }, '#/allOf/1/if/$dynamicRef'],
  ['in an unused definition', { $defs: { 'a/b': { $id: 'x' } } }, '#/$defs/a~1b/$id'],
  ['with the name of a prototype property', { constructor: {} }, '#/constructor'],
])('an unknown keyword %s is reported with its pointer', (_where, schema, at) => {
  expect(findSchemaError(schema)).toEqual({ at, why: 'is a keyword that the validator does not know' });
});

test.each([
  ['a text in place of a schema', { properties: { a: 'string' } }, '#/properties/a', 'is not a schema'],
  ['an invalid pattern', { properties: { a: { pattern: '([' } } }, '#/properties/a/pattern', 'does not accept'],
  ['an invalid pattern for names', { patternProperties: { '([': true } }, '#/patternProperties', 'does not accept'],
  ['an unknown format', { format: 'telegram' }, '#/format', 'does not accept'],
  ['an unknown type', { type: ['string', 'text'] }, '#/type', 'does not accept'],
  ['a length that is a text', { minLength: '3' }, '#/minLength', 'does not accept'],
  ['a reference to nothing', { items: { $ref: '#/$defs/none' } }, '#/items/$ref', 'cannot be resolved'],
  ['a reference to another document', { $ref: 'https://example.com/schema' }, '#/$ref', 'cannot be resolved'],
  ['a reference to a text', { default: { a: 'x' }, $ref: '#/default/a' }, '#/default/a', 'is not a schema'],
])('%s is refused, and the error names its location', (_what, schema, at, why) => {
  expect(findSchemaError(schema)).toEqual({ at, why: expect.stringContaining(why) });
});

test.each([
  ['a reference to itself', { $ref: '#' }],
  [
    'a cycle through another definition',
    {
      $ref: '#/$defs/a',
      $defs: { a: { anyOf: [{ type: 'null' }, { $ref: '#/$defs/b' }] }, b: { if: { $ref: '#/$defs/a' } } },
    },
  ],
  ['a cycle deep inside the schema', { properties: { x: { items: { not: { $ref: '#/properties/x/items' } } } } }],
])('a reference cycle that does not descend into the value is refused: %s', (_way, schema) => {
  expect(findSchemaError(schema)?.why).toContain('refers to itself');
});

test('a recursive reference that descends into the value is accepted', () => {
  expect(
    findSchemaError({
      $defs: { node: { properties: { next: { $ref: '#/$defs/node' } } } },
      $ref: '#/$defs/node',
      items: { $ref: '#' },
    }),
  ).toBeNull();
});

const nested = (levels: number): object =>
  levels === 0 ? { type: 'string' } : { properties: { in: nested(levels - 1) } };

test('60 levels are accepted, and 100,000 levels are rejected at the 65th level', () => {
  expect(findSchemaError(nested(60))).toBeNull();
  let deep: object = {};
  for (let level = 0; level < 100_000; level += 1) deep = { not: deep };
  expect(findSchemaError(deep)).toEqual({ at: `#${'/not'.repeat(65)}`, why: 'is nested deeper than 64 levels' });
});

test('a property may have the same name as a keyword', () => {
  expect(findSchemaError({ properties: { $id: { type: 'string' }, constructor: true } })).toBeNull();
});

test('a schema with an unknown keyword throws when it is loaded', () => {
  expect(() => assertValidSchema({ $dynamicRef: '#x' })).toThrow(
    'Invalid form schema: #/$dynamicRef is a keyword that the validator does not know',
  );
});
