import { expect, test } from 'vitest';
import type { FieldRule } from '../register-rules.ts';
import { recoveryForm } from './recovery-form.ts';

const own: FieldRule = {
  enabled: true,
  required: false,
  acceptedPattern: '^[a-z]+$',
  patternId: 1,
  minLength: 3,
  maxLength: 9,
};

test('recovery by e-mail asks for user name and address [recovery.email.username] [recovery.email.address]', () => {
  const { schema, ui } = recoveryForm({ mode: 'email', rules: { username: own } });
  expect(ui.order).toEqual(['username', 'email']);
  expect(schema.required).toEqual(['username', 'email']);
  expect(schema.properties['username']).toMatchObject({ minLength: 3, maxLength: 9 });
  expect(schema.properties['email']?.pattern).toContain('@');
});

test('recovery by phone asks for number, code and a new password [recovery.phone.mobile] [recovery.phone.code] [recovery.phone.password]', () => {
  const { schema, ui } = recoveryForm({
    mode: 'mobileNum',
    rules: { mobileNum: { ...own, acceptedPattern: '^[0-9]+$', patternId: 7 }, password: own },
  });
  expect(ui.order).toEqual(['countryDialingCode', 'mobileNum', 'verificationCode', 'newPassword']);
  expect(schema.required).toEqual(['mobileNum', 'verificationCode', 'newPassword']);
  expect(schema.properties['mobileNum']).toMatchObject({ pattern: '^(?:[0-9]+)$', minLength: 3, maxLength: 9 });
  expect(schema.properties['newPassword']).toMatchObject({ minLength: 3, maxLength: 9 });
  expect(ui.fields['newPassword']?.['ui:options']).toMatchObject({ autoComplete: 'new-password', keptInDraft: false });
});

test.each([
  ['username', 'email', 'username', 4, 16],
  ['mobile number', 'mobileNum', 'mobileNum', 7, 15],
  ['password', 'mobileNum', 'newPassword', 6, 20],
] as const)(
  'without an enabled rule the %s has the default bounds [recovery.bounds]',
  (_name, mode, field, minLength, maxLength) => {
    for (const rules of [{}, { [field === 'newPassword' ? 'password' : field]: { ...own, enabled: false } }])
      expect(recoveryForm({ mode, rules }).schema.properties[field]).toMatchObject({ minLength, maxLength });
  },
);
