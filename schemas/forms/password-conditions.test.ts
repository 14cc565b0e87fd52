import * as fc from '#tests/support/fast-check.ts';
import { expect, test } from 'vitest';
import { compilePattern, fieldRuleSchema, withoutEdgeBlanks } from './field-rule-schema.ts';
import { passwordConditions } from './password-conditions.ts';
import { PATTERNS, patternIdOf, type PatternId } from './pattern-catalogue.ts';

const schemaOf = (acceptedPattern: string, patternId = 1) =>
  fieldRuleSchema(
    'password',
    { enabled: true, required: true, acceptedPattern, patternId, minLength: 4, maxLength: 8 },
    'format',
  );
const idsOf = (pattern: string) => passwordConditions(schemaOf(pattern)).map(({ id }) => id);

const password = fc.string({ unit: fc.constantFrom(...'aZ09!~ é漢'), maxLength: 10 });

test.each([1, 2, 5, 6, 7, 8, 10, 17, 18] as const satisfies readonly PatternId[])(
  'a password meets every shown condition if and only if pattern %i accepts it',
  (id) => {
    const pattern = compilePattern(PATTERNS[id]);
    const conditions = passwordConditions(schemaOf(`^${PATTERNS[id]}$`));
    fc.assert(
      fc.property(password, (text) => {
        const count = [...text].length;
        const isAccepted = pattern?.test(text) === true && count >= 4 && count <= 8;
        expect(conditions.every(({ isMet }) => isMet(text))).toBe(isAccepted);
      }),
      { examples: [['Ab1!'], ['aZ09'], ['0909'], ['a 09!Z']] },
    );
  },
);

test('a pattern equivalent to a catalogued one has the same conditions, and any other pattern has only the length condition', () => {
  expect(idsOf('^[a-zA-Z0-9]*$')).toEqual(idsOf(PATTERNS[5]));
  expect(idsOf('^[^\\s]+$')).toEqual(['length', 'noSpaces']);
  expect(idsOf('^(?=.*x).+$')).toEqual(['length']);
  expect(idsOf('*')).toEqual(['length']);
  expect(patternIdOf('^(?:[0-9]+)$')).toBe(7);
});

test.each(['*', '^(?=.*x).+$', '^.{2,}$'])(
  'a new password whose pattern "%s" allows spaces has a condition against leading and trailing spaces [password.new.rule]',
  (pattern) => {
    const [length, ends, ...others] = passwordConditions(withoutEdgeBlanks(schemaOf(pattern)));
    expect([length?.id, ends?.id, others]).toEqual(['length', 'noEdgeSpaces', []]);
    const met = ['', ' ', ' ab', 'ab ', 'ab\t', '\u00a0ab', 'a b', 'a\nb', 'a', 'ab'].map((text) => ends?.isMet(text));
    expect(met).toEqual([false, false, false, false, false, false, true, true, true, true]);
  },
);

test('a pattern that accepts no spaces needs no condition for leading and trailing spaces [password.new.rule]', () => {
  for (const id of [2, 5, 6, 7, 8, 10, 17, 18] as const) {
    const schema = schemaOf(`^${PATTERNS[id]}$`);
    expect(passwordConditions(withoutEdgeBlanks(schema)).length).toBe(passwordConditions(schema).length);
  }
});
