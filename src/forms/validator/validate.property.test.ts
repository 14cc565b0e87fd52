import * as fc from '#tests/support/fast-check.ts';
import { FULL } from '#tests/support/full-run.ts';
import { expect, test } from 'vitest';
import { PATTERNS } from '#schemas/forms/pattern-catalogue.ts';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { cleanValues } from '#src/forms/form-values.ts';
import { sampleRegisterForm } from '#src/forms/sample-register-form.ts';
import { arbitraryValue, arbitrarySchema } from './arbitrary-schema.ts';
import { expectSameAsAjv } from './ajv-comparison.ts';
import { findSchemaError } from './schema-errors.ts';

/** Each schema is checked against five values, because Ajv compiles slowly; together 5,000 cases, or 100,000 in a full run. */
const five = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 5, maxLength: 5 });
const runs = (schemas: number) => ({ numRuns: schemas * FULL });
const PATIENCE = 120_000 * FULL;

test(
  'the validator agrees with Ajv on validity, paths and keywords, for arbitrary schemas with known keywords',
  () => {
    fc.assert(
      fc.property(arbitrarySchema, five(arbitraryValue), (schema, values) => expectSameAsAjv(schema, ...values)),
      runs(700),
    );
  },
  PATIENCE,
);

test(
  'arbitrary schemas with known keywords are accepted',
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
  'a form with conditions, a list and a table gets the same errors at the same paths as with Ajv',
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

/** Rules as platforms send them, including invalid and contradictory ones. */
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
  'registration forms with arbitrary rules get the same errors at the same paths as with Ajv [rules.source] [rules.match]',
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

test('a schema contains only catalogued patterns, because other patterns never run in the page [rules.pattern.ids]', () => {
  fc.assert(
    fc.property(facts, (over) => {
      for (const { pattern } of Object.values(sampleRegisterForm(over).schema.properties)) {
        if (pattern !== undefined) expect(Object.values(PATTERNS)).toContain(/^\^\(\?:(.*)\)\$$/su.exec(pattern)?.[1]);
      }
    }),
    runs(100),
  );
});
