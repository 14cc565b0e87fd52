import { expect, test, vi } from 'vitest';
import type { FormDefinition } from '#schemas/forms/form-schema.ts';
import { FormStore } from './form-store.ts';
import { initialValues, type FormValues } from './form-values.ts';
import { sampleRegisterForm, sampleRule, sampleRules } from './sample-register-form.ts';
import { schemaRules } from './schema-rules.ts';
import type { PatternChecker, PatternResult } from './validator/pattern-checker.ts';

const fits: PatternChecker = () => Promise.resolve('fits');
const storeOf = (form: FormDefinition, values: FormValues, check = fits): FormStore =>
  new FormStore(schemaRules(form, check), values);
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

test('a keystroke notifies only the subscribers of its field', () => {
  const store = storeOf(sampleRegisterForm(), {});
  const [own, other] = [vi.fn(), vi.fn()];
  store.subscribe('username', own);
  store.subscribe('email', other);
  store.setValue('username', 'a');
  expect([own.mock.calls.length, other.mock.calls.length]).toEqual([1, 0]);
});

test('a field shows its message when it loses the focus, not while it is being filled in', () => {
  const store = storeOf(sampleRegisterForm(), {});
  store.setValue('username', 'a_');
  expect(keyOf(store, 'username')).toBeNull();
  store.blur('username');
  expect(keyOf(store, 'username')).toBe('reg_pattern_2');
});

test('a message disappears as soon as the value is valid', () => {
  const store = storeOf(sampleRegisterForm(), {});
  store.setValue('username', 'a_');
  store.blur('username');
  store.setValue('username', 'anacruz');
  expect(keyOf(store, 'username')).toBeNull();
});

test('changing the password revalidates its confirmation', () => {
  const store = storeOf(sampleRegisterForm(), good);
  store.blur('confirmPassword');
  store.setValue('password', 'abc12346');
  store.blur('password');
  expect(keyOf(store, 'confirmPassword')).toBe('inconsistent_twice');
});

test('a valid form is submitted with trimmed values, and without fields that are never submitted, such as a confirmation', async () => {
  const store = storeOf(sampleRegisterForm(), {
    ...good,
    username: ' anacruz ',
    password: 'ab1  c2',
    confirmPassword: 'ab1  c2',
    email: '   ',
  });
  store.setRules(
    schemaRules(sampleRegisterForm({ rules: { ...sampleRules, password: sampleRule({ maxLength: 20 }) } }), fits),
  );
  expect(await store.submit()).toEqual({
    username: 'anacruz',
    password: 'ab1  c2',
    confirmPassword: 'ab1  c2',
    countryDialingCode: '63',
    mobileNum: '9171234567',
    captcha: 'ab12',
  });
});

test('referral codes, which are in hidden fields, are submitted [register.referral.query] [register.affiliate.show]', async () => {
  const form = sampleRegisterForm({
    referral: { affiliateCode: { value: 'AFF1', valid: true }, referralCode: 'FRIEND', domain: 'perya.localhost' },
  });
  const store = storeOf(form, initialValues(form, {}, good));
  expect(await store.submit()).toMatchObject({
    affiliateCode: 'AFF1',
    referralCode: 'FRIEND',
    domain: 'perya.localhost',
  });
});

test('the value of a field that later rules disable is neither validated nor submitted [rules.enabled]', async () => {
  const store = storeOf(sampleRegisterForm(), { ...good, email: 'broken' });
  store.blur('email');
  expect(keyOf(store, 'email')).toBe('reg_pattern_4');
  store.setRules(
    schemaRules(sampleRegisterForm({ rules: { ...sampleRules, email: sampleRule({ enabled: false }) } }), fits),
  );
  expect(keyOf(store, 'email')).toBeNull();
  expect(await store.submit()).not.toHaveProperty('email');
});

test("a field that the form empties itself keeps the server's message", () => {
  const store = storeOf(sampleRegisterForm(), good);
  store.setServerErrors({ captcha: 'Wrong characters' });
  store.clearValue('captcha');
  expect([store.getValue('captcha'), keyOf(store, 'captcha')]).toEqual([undefined, 'Wrong characters']);
});

test('a server error is shown on its field and cleared when the field is edited', () => {
  const store = storeOf(sampleRegisterForm(), good);
  store.setServerErrors({ username: 'Taken' });
  store.blur('email');
  expect(keyOf(store, 'username')).toBe('Taken');
  store.setValue('username', 'anacruz2');
  expect(keyOf(store, 'username')).toBeNull();
});

test('a server error does not prevent submitting again', async () => {
  const store = storeOf(sampleRegisterForm(), good);
  store.setServerErrors({ username: 'Taken' });
  expect(await store.submit()).not.toBeNull();
});

test('messages are paused while a pointer is down', () => {
  const store = storeOf(sampleRegisterForm(), {});
  store.pauseMessages();
  store.blur('username');
  expect(keyOf(store, 'username')).toBeNull();
  store.resumeMessages();
  expect(keyOf(store, 'username')).toBe('input_empty');
});

test('invalid fields are listed in form order [errors.fields]', async () => {
  const store = storeOf(sampleRegisterForm(), {});
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
])(
  'if the check of a platform pattern returns %s, the message of the field is %s [rules.pattern.ids]',
  async (result, key) => {
    const store = storeOf(foreign, foreignValues, () => Promise.resolve(result));
    expect((await store.submit()) === null).toBe(key !== null);
    expect(keyOf(store, 'username')).toBe(key);
  },
);

test('a platform pattern runs only after the length checks pass, and only once for the same value [rules.pattern.ids]', async () => {
  const check = vi.fn<PatternChecker>(() => Promise.resolve('fits'));
  const store = storeOf(foreign, { ...good, username: 'abababababz' }, check);
  await store.submit();
  expect(check).not.toHaveBeenCalled();
  store.setValue('username', 'abz');
  await store.submit();
  await store.submit();
  expect(check.mock.calls).toEqual([[{ pattern: '(a|b)+z', value: 'abz' }]]);
});

test('the result of a pattern is dropped if the value has changed in the meantime', async () => {
  let answer: (result: PatternResult) => void = () => undefined;
  const store = storeOf(foreign, foreignValues, () => new Promise((resolve) => (answer = resolve)));
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
  const store = storeOf(form, { kind: 'card', card: '1' });
  expect(await store.submit()).toBeNull();
  store.setValue('kind', 'cash');
  expect(await store.submit()).toEqual({ kind: 'cash' });
});

test('a default that arrives later fills an empty field, but not one that the user has filled in or emptied', () => {
  const store = storeOf(sampleRegisterForm(), { username: '' });
  store.setDefaults({ username: 'given', countryDialingCode: '63' });
  store.setDefaults({ countryDialingCode: '84' });
  expect(store.values()).toEqual({ username: '', countryDialingCode: '63' });
});

test('a draft takes precedence over initial values, and a referral code over the draft', () => {
  const form = sampleRegisterForm({ referral: { referralCode: 'NEW' } });
  expect(initialValues(form, { countryDialingCode: '84', referralCode: 'OLD' }, { countryDialingCode: '63' })).toEqual({
    countryDialingCode: '84',
    referralCode: 'NEW',
  });
});

test('a value that takes too long to check is submitted, so that the platform decides', async () => {
  const email = `${'a@'.repeat(1_000_000)}b.co`;
  const store = storeOf(sampleRegisterForm(), { ...good, email });
  store.setValue('email', email);
  store.blur('email');
  expect(keyOf(store, 'email')).toBeNull();
  expect(await store.submit()).toMatchObject({ email });
  store.setValue('email', 'a@b');
  store.blur('email');
  expect(keyOf(store, 'email')).toBe('reg_pattern_4');
});
