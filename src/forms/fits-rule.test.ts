import { expect, test } from 'vitest';
import type { FieldRule } from '#schemas/register-rules.ts';
import { fitsRule } from './fits-rule.ts';
import type { PatternResult } from './validator/pattern-checker.ts';

const rule: FieldRule = {
  enabled: true,
  required: true,
  acceptedPattern: '9[0-9]{9}',
  patternId: 7,
  minLength: 10,
  maxLength: 10,
};

test('a catalogued pattern is matched against the NFC form of the value, without the worker', async () => {
  const letters = { ...rule, acceptedPattern: '[A-Za-z0-9]+', minLength: 1 };
  const kelvinSign = '\u212a';
  const never = () => Promise.reject(new Error('the worker was used'));
  expect(await fitsRule('line', letters, kelvinSign, never)).toBe(true);
});

test.each([
  ['fits', true],
  ['fails', false],
  ['undecided', true],
] as const)(
  'a pattern that is not in the catalogue runs in the worker; for its result "%s", fitsRule returns %s [rules.pattern.ids] [login.validate.sms]',
  async (result: PatternResult, fits) => {
    const asked: unknown[] = [];
    expect(
      await fitsRule('mobileNum', rule, '8171234567', async (question) => {
        asked.push(question);
        return result;
      }),
    ).toBe(fits);
    expect(asked).toEqual([{ pattern: '9[0-9]{9}', value: '8171234567' }]);
  },
);
