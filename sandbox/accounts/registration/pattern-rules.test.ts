import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIELDS_WITH_RULES } from '#schemas/register-fields.ts';
import { PATTERNS, type PatternId } from '#schemas/forms/pattern-catalogue.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { merchants } from '#sandbox/db/schema.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';
import { createRegistrationClient } from '#tests/support/registration-client.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
});
afterAll(() => sandbox.close());

const { register, plain } = createRegistrationClient(() => sandbox);

/** Changes the given properties of siam's rule for a field. */
const setRule = async (field: string, rule: Partial<FieldRule>): Promise<void> => {
  const [siam] = await sandbox.database.select().from(merchants).where(eq(merchants.code, 'siam'));
  if (siam === undefined) throw new Error('siam was not seeded');
  const { registerRules } = siam.settings;
  const before: FieldRule = registerRules[field] ?? {
    enabled: true,
    required: false,
    acceptedPattern: '*',
    patternId: 1,
    minLength: 1,
    maxLength: 50,
  };
  await sandbox.database
    .update(merchants)
    .set({
      settings: {
        ...siam.settings,
        registerRules: { ...registerRules, [field]: { ...before, enabled: true, ...rule } },
      },
    })
    .where(eq(merchants.code, 'siam'));
};

/** Returns the field errors of a registration. The password confirmation is always wrong, so that nobody is really registered. */
const complaints = async (fields: object): Promise<Readonly<Record<string, string>>> => {
  const { status, body } = await register('siam', { ...plain(), confirmPassword: 'Other1!', ...fields });
  expect(status).toBe(422);
  return body.success ? {} : (body.fields ?? {});
};
const MISMATCH = { confirmPassword: 'inconsistent_twice' };

test.each<[PatternId, string, string, string]>([
  [1, 'any characters [rules.pattern.any]', 'é ก😀', ''],
  [2, 'a letter first, then letters and digits [rules.pattern.letter-first]', 'Ana7', '7Ana'],
  [3, 'Chinese characters and digits [rules.pattern.chinese-digits]', '王小明8', 'wang8'],
  [4, 'an email address [rules.pattern.email]', 'ana@example.com', 'ana@example'],
  [5, 'letters and digits [rules.pattern.alphanumeric]', 'a1B2', 'a1-B2'],
  [6, 'letters plus digits [rules.pattern.letters-plus-digits]', 'abc123', 'abcdef'],
  [7, 'digits only [rules.pattern.digits]', '0917123', '0917 123'],
  [8, 'at least one uppercase letter [rules.pattern.one-uppercase]', 'abC1', 'abc1'],
  [9, 'English letters and spaces [rules.pattern.english-spaces]', 'Ana Cruz', 'Ana-Cruz'],
  [10, 'no spaces [rules.pattern.no-spaces]', 'é!ก', 'a b'],
  [11, 'Chinese characters and punctuation [rules.pattern.chinese-punctuation]', '阿卜·买', '阿卜a'],
  [12, 'a date yyyy-MM-dd [rules.pattern.date-ymd]', '2000-02-29', '2026-02-30'],
  [13, 'a date MM-dd-yyyy [rules.pattern.date-mdy]', '02-29-2000', '29-02-2000'],
  [14, 'Korean only [rules.pattern.korean]', '김민수', '김 kim'],
  [15, 'Thai only [rules.pattern.thai]', 'สมชาย', 'สมชาย x'],
  [16, 'Thai or English and spaces [rules.pattern.thai-english]', 'สมชาย Dee', 'สมชาย1'],
  [17, 'letters, digits and symbols [rules.pattern.symbols]', 'aB1!', 'aB1 é'],
  [18, 'an uppercase, a lowercase, a digit and a symbol [rules.pattern.strong]', 'Aa1!', 'Aa1a'],
])(
  'the platform checks a registration against pattern %i, %s, and its length limits [rules.pattern.lengths]',
  async (patternId, _meaning, good, bad) => {
    const message = `reg_pattern_${patternId}`;
    const { length } = [...good];
    await setRule('line', { acceptedPattern: PATTERNS[patternId], patternId, minLength: 1, maxLength: 20 });
    expect(await complaints({ line: good })).toEqual(MISMATCH);
    if (bad !== '') expect(await complaints({ line: bad })).toEqual({ ...MISMATCH, line: message });
    await setRule('line', { maxLength: length - 1 });
    expect(await complaints({ line: good })).toEqual({ ...MISMATCH, line: message });
    await setRule('line', { minLength: length + 1, maxLength: 20 });
    expect(await complaints({ line: good })).toEqual({ ...MISMATCH, line: message });
  },
);

test.each(FIELDS_WITH_RULES.filter((name) => name !== 'captcha'))(
  'the platform applies the rule for %s to a registration [rules.fields]',
  async (field) => {
    await setRule(field, { acceptedPattern: PATTERNS[7], patternId: 7, minLength: 6, maxLength: 12 });
    expect(await complaints({ [field]: '91234' })).toMatchObject({ [field]: 'reg_pattern_7' });
    expect(Object.keys(await complaints({ [field]: '912345678' }))).not.toContain(field);
  },
);
