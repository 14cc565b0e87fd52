import { Type } from 'typebox';
import { oneOf } from '#schemas/wire.ts';
import { acceptedTerms } from '../help-article.ts';
import { REGISTER_FIELDS, type RegisterField } from '../register-fields.ts';
import { REGISTER_METHOD } from './query-constants.ts';
import {
  countryDialingCode,
  human,
  input,
  mobileNum,
  optionalText,
  password,
  text,
  verificationCode,
} from './input.ts';

const remember = Type.Optional(
  Type.Boolean({ description: 'Requests a remember token for one day; without it an old one is revoked.' }),
);

/** Login by user name, by SMS code, or by the phone-authentication provider. */
export const loginInput = Type.Union([
  input({
    type: Type.Literal('username'),
    username: text(255),
    password,
    captcha: optionalText(20),
    captchaId: optionalText(60),
    remember,
    human,
  }),
  input({ type: Type.Literal('sms'), mobileNum, countryDialingCode, verificationCode, remember }),
  input({
    type: Type.Literal('firebase'),
    firebaseChannel: oneOf(['google', 'facebook', 'sms']),
    firebaseIdToken: text(4096),
  }),
]);

/** Fields are optional text unless a call narrows them. */
const registrationFields = {
  ...(Object.fromEntries(REGISTER_FIELDS.map((name) => [name, optionalText(255)])) as Record<
    RegisterField,
    ReturnType<typeof optionalText>
  >),
  captcha: optionalText(20),
  captchaId: optionalText(60),
  verificationCode: Type.Optional(verificationCode),
  human,
  acceptedTerms: Type.Optional(acceptedTerms),
  login: Type.Literal(true),
  registerUrl: text(2048),
  registerMethod: Type.Literal(REGISTER_METHOD),
};

/** Which optional fields are required, and their bounds, is decided by the merchant's rules, not by this schema. */
export const registerInput = input({
  ...registrationFields,
  username: text(255),
  password,
  mobileNum: Type.Optional(mobileNum),
  countryDialingCode: Type.Optional(countryDialingCode),
});

/** Verified by an SMS code, or by the phone provider's token instead. */
export const registerMobileInput = input({
  ...registrationFields,
  mobileNum,
  countryDialingCode,
  password: Type.Optional(password),
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: optionalText(4096),
});
