import { expect, test, vi } from 'vitest';
import { FormSession } from './form-session.ts';
import { startValues } from './form-values.ts';
import { sampleRegisterForm, sampleRule, sampleRules } from './sample-register-form.ts';
import type { PatternChecker, PatternVerdict } from './validator/pattern-checker.ts';

const fits: PatternChecker = () => Promise.resolve('fits');
const good = {
  username: 'anacruz',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  countryDialingCode: '63',
  mobileNum: '9171234567',
  captcha: 'ab12',
  agreement: true,
};
const keyOf = (session: FormSession, name: string): string | null => {
  const { message } = session.view(name);
  return message === null ? null : 'text' in message ? message.text : message.key;
};

test('a keystroke is heard of by its own field only', () => {
  const session = new FormSession(sampleRegisterForm(), {}, fits);
  const [own, other] = [vi.fn(), vi.fn()];
  session.subscribe('username', own);
  session.subscribe('email', other);
  session.change('username', 'a');
  expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('a field says nothing while it is being filled in, and its message once it is left', () => {
  const session = new FormSession(sampleRegisterForm(), {}, fits);
  session.change('username', 'a_');
  expect(keyOf(session, 'username')).toBeNull();
  session.leave('username');
  expect(keyOf(session, 'username')).toBe('reg_pattern_2');
});

test('a message goes as soon as the value is right', () => {
  const session = new FormSession(sampleRegisterForm(), {}, fits);
  session.change('username', 'a_');
  session.leave('username');
  session.change('username', 'anacruz');
  expect(keyOf(session, 'username')).toBeNull();
});

test('changing the password puts its confirmation in question', () => {
  const session = new FormSession(sampleRegisterForm(), good, fits);
  session.leave('confirmPassword');
  session.change('password', 'abc12346');
  session.leave('password');
  expect(keyOf(session, 'confirmPassword')).toBe('inconsistent_twice');
});

test('a good form is sent trimmed, without what only the form needs', async () => {
  const session = new FormSession(
    sampleRegisterForm(),
    { ...good, username: ' anacruz ', password: ' ab1 c2 ', confirmPassword: ' ab1 c2 ', email: '   ' },
    fits,
  );
  session.describe(sampleRegisterForm({ rules: { ...sampleRules, password: sampleRule({ maxLength: 20 }) } }));
  expect(await session.submit()).toEqual({
    username: 'anacruz',
    password: ' ab1 c2 ',
    confirmPassword: ' ab1 c2 ',
    countryDialingCode: '63',
    mobileNum: '9171234567',
    captcha: 'ab12',
  });
});

test('hidden codes of the address are sent [register.referral.query] [register.affiliate.show]', async () => {
  const form = sampleRegisterForm({
    brought: { affiliateCode: { value: 'AFF1', valid: true }, referralCode: 'FRIEND', domain: 'perya.localhost' },
  });
  const session = new FormSession(form, startValues(form, {}, good), fits);
  expect(await session.submit()).toMatchObject({
    affiliateCode: 'AFF1',
    referralCode: 'FRIEND',
    domain: 'perya.localhost',
  });
});

test('a value whose field the later rules hide is neither checked nor sent [rules.enabled]', async () => {
  const session = new FormSession(sampleRegisterForm(), { ...good, email: 'broken' }, fits);
  session.leave('email');
  expect(keyOf(session, 'email')).toBe('reg_pattern_4');
  session.describe(sampleRegisterForm({ rules: { ...sampleRules, email: sampleRule({ enabled: false }) } }));
  expect(keyOf(session, 'email')).toBeNull();
  expect(await session.submit()).not.toHaveProperty('email');
});

test("the platform's verdict stands on its field and goes when the field is edited", () => {
  const session = new FormSession(sampleRegisterForm(), good, fits);
  session.accuse({ username: 'Taken' });
  session.leave('email');
  expect(keyOf(session, 'username')).toBe('Taken');
  session.change('username', 'anacruz2');
  expect(keyOf(session, 'username')).toBeNull();
});

test("the platform's verdict does not stand in the way of another try", async () => {
  const session = new FormSession(sampleRegisterForm(), good, fits);
  session.accuse({ username: 'Taken' });
  expect(await session.submit()).not.toBeNull();
});

test('messages wait while a pointer is down', () => {
  const session = new FormSession(sampleRegisterForm(), {}, fits);
  session.hold();
  session.leave('username');
  expect(keyOf(session, 'username')).toBeNull();
  session.release();
  expect(keyOf(session, 'username')).toBe('input_empty');
});

test('accused fields are named in the order of the form [errors.fields]', async () => {
  const session = new FormSession(sampleRegisterForm(), {}, fits);
  expect(await session.submit()).toBeNull();
  expect(session.accused()).toEqual(['username', 'password', 'confirmPassword', 'mobileNum', 'captcha', 'agreement']);
  expect(session.accused()).toBe(session.accused());
});

const foreign = sampleRegisterForm({
  rules: { username: sampleRule({ acceptedPattern: '(a|b)+z', patternId: 5, maxLength: 9 }) },
});
const foreignValues = { ...good, username: 'abz' };

test.each<[PatternVerdict, string | null]>([
  ['fails', 'reg_pattern_5'],
  ['undecided', null],
  ['fits', null],
])('a foreign pattern that %s leaves the message %s [rules.pattern.ids]', async (verdict, key) => {
  const session = new FormSession(foreign, foreignValues, () => Promise.resolve(verdict));
  expect((await session.submit()) === null).toBe(key !== null);
  expect(keyOf(session, 'username')).toBe(key);
});

test('a foreign pattern is tried only after the lengths have passed, and once for the same value [rules.pattern.ids]', async () => {
  const check = vi.fn<PatternChecker>(() => Promise.resolve('fits'));
  const session = new FormSession(foreign, { ...good, username: 'abababababz' }, check);
  await session.submit();
  expect(check).not.toHaveBeenCalled();
  session.change('username', 'abz');
  await session.submit();
  await session.submit();
  expect(check.mock.calls).toEqual([[{ pattern: '(a|b)+z', value: 'abz' }]]);
});

test('a verdict on a value that has changed meanwhile is dropped', async () => {
  let answer: (verdict: PatternVerdict) => void = () => undefined;
  const session = new FormSession(foreign, foreignValues, () => new Promise((resolve) => (answer = resolve)));
  session.leave('username');
  session.change('username', 'aaz');
  answer('fails');
  await Promise.resolve();
  await Promise.resolve();
  expect(keyOf(session, 'username')).toBeNull();
});

test('fields that come with a condition are checked and sent only while it holds', async () => {
  const options = { kept: true, sent: true, trimmed: true };
  const form = {
    schema: {
      type: 'object',
      required: ['kind'],
      properties: { kind: { type: 'string' } },
      allOf: [
        {
          if: { properties: { kind: { const: 'card' } }, required: ['kind'] },
          then: { required: ['card'], properties: { card: { type: 'string', minLength: 4 } } },
        },
      ],
    },
    ui: {
      order: ['kind', 'card'],
      groups: [],
      fields: {
        kind: { 'ui:widget': 'text', 'ui:options': { ...options, labelKey: 'k' } },
        card: { 'ui:widget': 'text', 'ui:options': { ...options, labelKey: 'c' } },
      },
    },
  } as const;
  const session = new FormSession(form, { kind: 'card', card: '1' }, fits);
  expect(await session.submit()).toBeNull();
  session.change('kind', 'cash');
  expect(await session.submit()).toEqual({ kind: 'cash' });
});

test('a value that comes later fills an untouched field and no other', () => {
  const session = new FormSession(sampleRegisterForm(), { username: '' }, fits);
  session.offer({ username: 'given', countryDialingCode: '63' });
  session.offer({ countryDialingCode: '84' });
  expect(session.values()).toEqual({ username: '', countryDialingCode: '63' });
});

test('what was kept goes before what is given, but a code of the address before what was kept', () => {
  const form = sampleRegisterForm({ brought: { referralCode: 'NEW' } });
  expect(startValues(form, { countryDialingCode: '84', referralCode: 'OLD' }, { countryDialingCode: '63' })).toEqual({
    countryDialingCode: '84',
    referralCode: 'NEW',
  });
});
