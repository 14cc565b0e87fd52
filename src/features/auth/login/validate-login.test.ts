import { expect, test } from 'vitest';
import { validateLogin, type LoginValues } from './validate-login.ts';

const blank: LoginValues = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  countryDialingCode: '63',
  verificationCode: '',
};
const byName = { phone: null, captcha: null } as const;

test('user name and password are required [login.validate.username]', () => {
  expect(validateLogin({ ...blank, username: '  ' }, byName)).toEqual({
    errors: { username: 'empty', password: 'empty' },
    credentials: null,
  });
});

test('user name and password are trimmed before they are sent, but spaces inside a password stay [login.validate.username] [login.payload.username]', () => {
  const { credentials } = validateLogin({ ...blank, username: ' ana ', password: ' a b ' }, byName);
  expect(credentials).toEqual({ type: 'username', username: 'ana', password: 'a b', remember: false });
});

test('a password that consists of spaces counts as empty [login.validate.username]', () => {
  expect(validateLogin({ ...blank, username: 'ana', password: '   ' }, byName).errors).toEqual({ password: 'empty' });
});

test('the captcha is required when it is shown, and is sent with the id of its picture [login.validate.captcha] [captcha.identity]', () => {
  const values = { ...blank, username: 'ana', password: 'secret' };
  expect(validateLogin(values, { ...byName, captcha: { captchaId: 'c1' } }).errors).toEqual({ captcha: 'empty' });
  expect(
    validateLogin({ ...values, captcha: 'AB12' }, { ...byName, captcha: { captchaId: 'c1' } }).credentials,
  ).toMatchObject({ captcha: 'AB12', captchaId: 'c1' });
});

test('login by code requires a mobile number that matches its rule, and a code [login.validate.sms]', () => {
  const phone = { errors: { mobileNum: 'mobile' }, to: null } as const;
  expect(validateLogin({ ...blank, mobileNum: '123' }, { phone, captcha: null }).errors).toEqual({
    mobileNum: 'mobile',
    verificationCode: 'empty',
  });
});

test('a login by code sends the mobile number, the dialling code, the received code and the type [login.payload.sms]', () => {
  const phone = { errors: {}, to: { mobileNum: '9171234567', countryDialingCode: '63' } };
  expect(validateLogin({ ...blank, verificationCode: '123456' }, { phone, captcha: null }).credentials).toEqual({
    type: 'sms',
    mobileNum: '9171234567',
    countryDialingCode: '63',
    verificationCode: '123456',
    remember: false,
  });
});
