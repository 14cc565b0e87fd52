import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import brandSchema from '#schemas/generated/brand.schema.json' with { type: 'json' };
import { cleanValues } from '#src/forms/form-values.ts';
import { sampleRegisterForm } from '#src/forms/sample-register-form.ts';
import { arbitraryValue, arbitrarySchema } from './arbitrary-schema.ts';
import { validate } from './validate.ts';
import type { JsonSchema } from './json-schema.ts';
import { expectSameAsAjv, ajvResult } from './ajv-comparison.ts';
import { findSchemaError } from './schema-errors.ts';

/** Ajv compiles slowly, so each schema is tried on five values: 5,000 cases in all, 100,000 in a full run. */
const FULL = process.env['MARQUEE_FULL'] === '1' ? 20 : 1;
const five = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 5, maxLength: 5 });
const runs = (schemas: number) => ({ numRuns: schemas * FULL });
const PATIENCE = 120_000 * FULL;

test(
  'agrees with Ajv on validity, paths and keywords, for any schema of the known keywords',
  () => {
    fc.assert(
      fc.property(arbitrarySchema, five(arbitraryValue), (schema, values) => expectSameAsAjv(schema, ...values)),
      runs(700),
    );
  },
  PATIENCE,
);

test('each list is checked for contains, whatever the list before it had', () => {
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

test(
  'any schema of the known keywords is accepted',
  () => {
    fc.assert(
      fc.property(arbitrarySchema, (schema) => findSchemaError(schema) === null),
      runs(100),
    );
  },
  PATIENCE,
);

const field = fc.record(
  {
    type: fc.constant('string'),
    minLength: fc.integer({ min: 0, max: 5 }),
    maxLength: fc.integer({ min: 3, max: 9 }),
    pattern: fc.constantFrom('^[a-z]*$', '^[0-9]+$', String.raw`^\S+$`),
    format: fc.constantFrom('email' as const, 'date' as const),
  },
  { requiredKeys: ['type'] },
);
const words = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('', 'a@b.co', '2026-11-20', '77', 'abc'));

test(
  'a form with conditions, a list and a table gets the same errors at the same paths as from Ajv',
  () => {
    const form = fc.record({
      type: fc.constant('object'),
      required: fc.uniqueArray(fc.constantFrom('one', 'two', 'list'), { maxLength: 3 }),
      properties: fc.record({
        one: field,
        two: field,
        list: fc.record({
          type: fc.constant('array'),
          maxItems: fc.integer({ min: 1, max: 3 }),
          uniqueItems: fc.boolean(),
          items: field,
        }),
      }),
      patternProperties: fc.record({ '^x-': field }),
      additionalProperties: fc.oneof(fc.boolean(), field),
      allOf: fc.tuple(
        fc.record({
          if: fc.record({ required: fc.constant(['one']), properties: fc.record({ one: field }) }),
          then: fc.record({ required: fc.constant(['two']) }),
          else: fc.record({ properties: fc.record({ two: field }) }),
        }),
      ),
      dependentRequired: fc.constant({ two: ['list'] }),
    });
    const values = fc.record(
      { one: words, two: words, list: fc.array(words, { maxLength: 4 }), 'x-more': words, other: words },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(form, five(values), (schema, all) => expectSameAsAjv(schema, ...all)),
      runs(150),
    );
  },
  PATIENCE,
);

/** Rules as platforms send them, broken and contradictory ones too. */
const rule: fc.Arbitrary<FieldRule> = fc.record({
  enabled: fc.boolean(),
  required: fc.boolean(),
  patternId: fc.integer({ min: -1, max: 99 }),
  acceptedPattern: fc.oneof(
    fc.constantFrom('*', '', ...Object.values(PATTERNS)),
    fc.constantFrom('([', '(a+)+$', '^[a-z]{2,3}$', String.raw`\p{Nope}`, '(?<=a)b', 'x'.repeat(600)),
  ),
  minLength: fc.integer({ min: 0, max: 8 }),
  maxLength: fc.integer({ min: 0, max: 12 }),
});
const ruleSet = fc.dictionary(fc.constantFrom(...FIELDS_WITH_RULES, 'unknownField', '__proto__'), rule, {
  maxKeys: 16,
  noNullPrototype: true,
});
const facts = fc.record({
  rules: ruleSet,
  variant: fc.constantFrom('username' as const, 'mobile' as const),
  openModules: fc.uniqueArray(fc.constantFrom('REGMOBVERF3', 'MOBILENUMPASSREG3')).map((list) => new Set(list)),
  referral: fc.record({
    referralCode: fc.option(words),
    affiliateCode: fc.option(fc.record({ value: words, valid: fc.boolean() })),
  }),
});
const typed = fc.oneof(
  words,
  fc.constantFrom('Aa1!', '王小明', 'Ana Cruz', '0917123', '😀😀😀😀', '<b>x</b>', '   ', '007'),
);
const registration = fc.dictionary(
  fc.constantFrom(...FIELDS_WITH_RULES, 'confirmPassword', 'countryDialingCode', 'verificationCode'),
  typed,
  { maxKeys: 18, noNullPrototype: true },
);

test(
  'registration forms of any rules get the same errors at the same paths as from Ajv [rules.source] [rules.match]',
  () => {
    const values = fc.tuple(registration, fc.boolean()).map(([all, agreement]) => ({ ...all, agreement }));
    fc.assert(
      fc.property(facts, five(values), (over, all) => {
        const form = sampleRegisterForm(over);
        expect(findSchemaError(form.schema)).toBeNull();
        expectSameAsAjv(form.schema, ...all.map((each) => cleanValues(form, each)));
      }),
      runs(150),
    );
  },
  PATIENCE,
);

test('a schema has catalogued patterns alone: others never run in the page [rules.pattern.ids]', () => {
  fc.assert(
    fc.property(facts, (over) => {
      for (const { pattern } of Object.values(sampleRegisterForm(over).schema.properties)) {
        if (pattern !== undefined) expect(Object.values(PATTERNS)).toContain(/^\^\(\?:(.*)\)\$$/su.exec(pattern)?.[1]);
      }
    }),
    runs(100),
  );
});

test('the schema of brand.json is accepted, and agrees with Ajv on broken brands', () => {
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

test('a confirmation of a missing value is invalid', () => {
  const schema = { properties: { two: { 'x-same-as': { field: 'one', message: 'm' } } } };
  expect(validate(schema, { two: 'a' })).toEqual([
    expect.objectContaining({ instancePath: '/two', keyword: 'x-same-as', params: { field: 'one', message: 'm' } }),
  ]);
});

test.each([
  ['a definition', { $defs: { word: { minLength: 2 } }, properties: { a: { $ref: '#/$defs/word' } } }, { a: 'x' }],
  [
    'a recursive definition',
    {
      $defs: { node: { properties: { next: { $ref: '#/$defs/node' }, v: { type: 'number' } } } },
      $ref: '#/$defs/node',
    },
    { next: { next: { v: 'x' } } },
  ],
  ['an escaped pointer', { $defs: { 'a/b~c': { type: 'number' } }, items: { $ref: '#/$defs/a~1b~0c' } }, [1, 'x']],
  [
    'the whole schema from inside',
    { type: ['object', 'null'], properties: { next: { $ref: '#' } } },
    { next: { next: 1 } },
  ],
] as readonly [string, JsonSchema, unknown][])('follows %s', (_case, schema, value) => {
  expectSameAsAjv(schema, value);
  expect(validate(schema, value)).not.toEqual([]);
});

test('a subschema is validated with the references of the root', () => {
  const root: JsonSchema = { $defs: { word: { minLength: 2 } }, properties: { a: { $ref: '#/$defs/word' } } };
  expect(validate({ $ref: '#/properties/a' }, 'x', root)).toEqual([expect.objectContaining({ keyword: 'minLength' })]);
});

test('a reference to nothing or through the prototype throws', () => {
  expect(() => validate({ $ref: '#/$defs/none' }, 1)).toThrow('nothing at');
  expect(() => validate({ $ref: '#/constructor/prototype' }, 1)).toThrow('nothing at');
});

const deepSchema = (levels: number): JsonSchema =>
  levels === 0
    ? { type: 'string', maxLength: 1 }
    : { type: 'object', required: ['in'], properties: { in: deepSchema(levels - 1) } };
const deepValue = (levels: number): unknown => (levels === 0 ? 'too long' : { in: deepValue(levels - 1) });

test('a schema 60 levels deep is validated to its innermost level', () => {
  const schema = deepSchema(60);
  expectSameAsAjv(schema, deepValue(60), deepValue(59));
  expect(validate(schema, deepValue(60))).toEqual([
    expect.objectContaining({ instancePath: '/in'.repeat(60), keyword: 'maxLength' }),
  ]);
});

const tree: JsonSchema = { properties: { in: { $ref: '#' } } };
const twice: JsonSchema = {
  anyOf: [
    { required: ['x'] },
    { properties: { in: { $ref: '#' } }, required: ['y'] },
    { properties: { in: { $ref: '#' } }, required: ['z'] },
  ],
};

/** Milliseconds of computing since `start`: waiting for a core on a busy machine does not count. */
const spent = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
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
    'a list of a million',
    { items: { type: 'string' } },
    Array.from({ length: 1_000_000 }, () => 1),
    'more than 10000 entries',
  ],
  ['a schema that tries two ways at each of 60 levels', twice, deepValue(60), 'too long to check'],
  [
    '10,000 different objects, each against each',
    { uniqueItems: true },
    Array.from({ length: 10_000 }, (_each, n) => ({ n })),
    'too long to check',
  ],
] as readonly [string, JsonSchema, unknown, string][])(
  '%s gets a clear result within half a second',
  (_case, schema, value, answer) => {
    const start = process.cpuUsage();
    expect(() => validate(schema, value)).toThrow(answer);
    expect(spent(start)).toBeLessThan(500);
  },
);

test('ten thousand different strings are checked for duplicates at once', () => {
  const list = Array.from({ length: 10_000 }, (_each, n) => `word ${n}`);
  const start = process.cpuUsage();
  expect(validate({ uniqueItems: true, items: { type: 'string' } }, list)).toEqual([]);
  expect(validate({ uniqueItems: true }, [...list.slice(1), 'word 77'])).toHaveLength(1);
  expect(spent(start)).toBeLessThan(500);
});

test("errors have the path, the keyword, and Ajv's parameters and message", () => {
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

test('a missing value is valid for keywords that measure it', () => {
  expect(ajvResult(true)(undefined)).toEqual({ valid: true, errors: [] });
});
