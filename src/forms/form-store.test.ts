import { expect, test, vi } from 'vitest';
import { FormStore } from './form-store.ts';
import { initialValues } from './form-values.ts';
import { sampleRegisterForm, sampleRule, sampleRules } from './sample-register-form.ts';
import type { PatternChecker, PatternResult } from './validator/pattern-checker.ts';

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
const keyOf = (store: FormStore, name: string): string | null => {
  const { message } = store.field(name);
  return message === null ? null : 'text' in message ? message.text : message.key;
};

test('a keystroke notifies the subscribers of its field alone', () => {
  const store = new FormStore(sampleRegisterForm(), {}, fits);
  const [own, other] = [vi.fn(), vi.fn()];
  store.subscribe('username', own);
  store.subscribe('email', other);
  store.setValue('username', 'a');
  expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('a field shows no message while it is filled in, and its message after the blur', () => {
  const store = new FormStore(sampleRegisterForm(), {}, fits);
  store.setValue('username', 'a_');
  expect(keyOf(store, 'username')).toBeNull();
  store.blur('username');
  expect(keyOf(store, 'username')).toBe('reg_pattern_2');
});

test('a message disappears as soon as the value is valid', () => {
  const store = new FormStore(sampleRegisterForm(), {}, fits);
  store.setValue('username', 'a_');
  store.blur('username');
  store.setValue('username', 'anacruz');
  expect(keyOf(store, 'username')).toBeNull();
});

test('changing the password validates its confirmation again', () => {
  const store = new FormStore(sampleRegisterForm(), good, fits);
  store.blur('confirmPassword');
  store.setValue('password', 'abc12346');
  store.blur('password');
  expect(keyOf(store, 'confirmPassword')).toBe('inconsistent_twice');
});

test('a valid form is submitted trimmed, without fields that only the form needs', async () => {
  const store = new FormStore(
    sampleRegisterForm(),
    { ...good, username: ' anacruz ', password: 'ab1  c2', confirmPassword: 'ab1  c2', email: '   ' },
    fits,
  );
  store.setSchema(sampleRegisterForm({ rules: { ...sampleRules, password: sampleRule({ maxLength: 20 }) } }));
  expect(await store.submit()).toEqual({
    username: 'anacruz',
    password: 'ab1  c2',
    confirmPassword: 'ab1  c2',
    countryDialingCode: '63',
    mobileNum: '9171234567',
    captcha: 'ab12',
  });
});

test('hidden referral codes are submitted [register.referral.query] [register.affiliate.show]', async () => {
  const form = sampleRegisterForm({
    referral: { affiliateCode: { value: 'AFF1', valid: true }, referralCode: 'FRIEND', domain: 'perya.localhost' },
  });
  const store = new FormStore(form, initialValues(form, {}, good), fits);
  expect(await store.submit()).toMatchObject({
    affiliateCode: 'AFF1',
    referralCode: 'FRIEND',
    domain: 'perya.localhost',
  });
});

test('a value whose field later rules hide is neither validated nor submitted [rules.enabled]', async () => {
  const store = new FormStore(sampleRegisterForm(), { ...good, email: 'broken' }, fits);
  store.blur('email');
  expect(keyOf(store, 'email')).toBe('reg_pattern_4');
  store.setSchema(sampleRegisterForm({ rules: { ...sampleRules, email: sampleRule({ enabled: false }) } }));
  expect(keyOf(store, 'email')).toBeNull();
  expect(await store.submit()).not.toHaveProperty('email');
});

test('a field that the form empties keeps the message of the server', () => {
  const store = new FormStore(sampleRegisterForm(), good, fits);
  store.setServerErrors({ captcha: 'Wrong characters' });
  store.clearValue('captcha');
  expect([store.getValue('captcha'), keyOf(store, 'captcha')]).toEqual([undefined, 'Wrong characters']);
});

test('a server error is shown on its field and cleared when the field is edited', () => {
  const store = new FormStore(sampleRegisterForm(), good, fits);
  store.setServerErrors({ username: 'Taken' });
  store.blur('email');
  expect(keyOf(store, 'username')).toBe('Taken');
  store.setValue('username', 'anacruz2');
  expect(keyOf(store, 'username')).toBeNull();
});

test('a server error does not block another submit', async () => {
  const store = new FormStore(sampleRegisterForm(), good, fits);
  store.setServerErrors({ username: 'Taken' });
  expect(await store.submit()).not.toBeNull();
});

test('messages are paused while a pointer is down', () => {
  const store = new FormStore(sampleRegisterForm(), {}, fits);
  store.pauseMessages();
  store.blur('username');
  expect(keyOf(store, 'username')).toBeNull();
  store.resumeMessages();
  expect(keyOf(store, 'username')).toBe('input_empty');
});

test('invalid fields are listed in the order of the form [errors.fields]', async () => {
  const store = new FormStore(sampleRegisterForm(), {}, fits);
  expect(await store.submit()).toBeNull();
  expect(store.invalidFields()).toEqual([
    'username',
    'password',
    'confirmPassword',
    'mobileNum',
    'captcha',
    'agreement',
  ]);
  expect(store.invalidFields()).toBe(store.invalidFields());
});

const foreign = sampleRegisterForm({
  rules: { username: sampleRule({ acceptedPattern: '(a|b)+z', patternId: 5, maxLength: 9 }) },
});
const foreignValues = { ...good, username: 'abz' };

test.each<[PatternResult, string | null]>([
  ['fails', 'reg_pattern_5'],
  ['undecided', null],
  ['fits', null],
])('a pattern of the platform that %s gives the message %s [rules.pattern.ids]', async (result, key) => {
  const store = new FormStore(foreign, foreignValues, () => Promise.resolve(result));
  expect((await store.submit()) === null).toBe(key !== null);
  expect(keyOf(store, 'username')).toBe(key);
});

test('a pattern of the platform runs only after the lengths have passed, and once for the same value [rules.pattern.ids]', async () => {
  const check = vi.fn<PatternChecker>(() => Promise.resolve('fits'));
  const store = new FormStore(foreign, { ...good, username: 'abababababz' }, check);
  await store.submit();
  expect(check).not.toHaveBeenCalled();
  store.setValue('username', 'abz');
  await store.submit();
  await store.submit();
  expect(check.mock.calls).toEqual([[{ pattern: '(a|b)+z', value: 'abz' }]]);
});

test('a pattern result for a value that has changed meanwhile is dropped', async () => {
  let answer: (result: PatternResult) => void = () => undefined;
  const store = new FormStore(foreign, foreignValues, () => new Promise((resolve) => (answer = resolve)));
  store.blur('username');
  store.setValue('username', 'aaz');
  answer('fails');
  await Promise.resolve();
  await Promise.resolve();
  expect(keyOf(store, 'username')).toBeNull();
});

test('conditional fields are validated and submitted only while their condition holds', async () => {
  const options = { keptInDraft: true, submitted: true, trimmed: true };
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
  const store = new FormStore(form, { kind: 'card', card: '1' }, fits);
  expect(await store.submit()).toBeNull();
  store.setValue('kind', 'cash');
  expect(await store.submit()).toEqual({ kind: 'cash' });
});

test('a default that comes later fills a field without a value and no other', () => {
  const store = new FormStore(sampleRegisterForm(), { username: '' }, fits);
  store.setDefaults({ username: 'given', countryDialingCode: '63' });
  store.setDefaults({ countryDialingCode: '84' });
  expect(store.values()).toEqual({ username: '', countryDialingCode: '63' });
});

test('a draft wins over initial values, and a referral code over the draft', () => {
  const form = sampleRegisterForm({ referral: { referralCode: 'NEW' } });
  expect(initialValues(form, { countryDialingCode: '84', referralCode: 'OLD' }, { countryDialingCode: '63' })).toEqual({
    countryDialingCode: '84',
    referralCode: 'NEW',
  });
});

test('a value that takes too long to check is submitted, and the platform decides', async () => {
  const email = `${'a@'.repeat(1_000_000)}b.co`;
  const store = new FormStore(sampleRegisterForm(), { ...good, email }, fits);
  store.setValue('email', email);
  store.blur('email');
  expect(keyOf(store, 'email')).toBeNull();
  expect(await store.submit()).toMatchObject({ email });
  store.setValue('email', 'a@b');
  store.blur('email');
  expect(keyOf(store, 'email')).toBe('reg_pattern_4');
});
