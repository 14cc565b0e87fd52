import { Type } from 'typebox';
import { oneOf } from '#schemas/wire.ts';
import { acceptedTerms } from '../help-article.ts';
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

const registrationFields = {
  payeeName: optionalText(255),
  email: optionalText(255),
  qqNum: optionalText(255),
  recommenderId: optionalText(255),
  captcha: optionalText(20),
  captchaId: optionalText(60),
  affiliateCode: optionalText(255),
  paymentPassword: optionalText(255),
  line: optionalText(255),
  whatsapp: optionalText(255),
  facebook: optionalText(255),
  wechat: optionalText(255),
  idNumber: optionalText(255),
  referralCode: optionalText(255),
  domain: optionalText(255),
  verificationCode: Type.Optional(verificationCode),
  human,
  acceptedTerms: Type.Optional(acceptedTerms),
  login: Type.Literal(true),
  registerUrl: text(2048),
  registerMethod: Type.Literal(REGISTER_METHOD),
};

/** Which optional fields are required, and their bounds, is decided by the merchant's rules, not by this schema. */
export const registerInput = input({
  username: text(255),
  password,
  confirmPassword: optionalText(255),
  mobileNum: Type.Optional(mobileNum),
  countryDialingCode: Type.Optional(countryDialingCode),
  ...registrationFields,
});

/** Verified by an SMS code, or by the phone provider's token instead. */
export const registerMobileInput = input({
  mobileNum,
  countryDialingCode,
  username: optionalText(255),
  password: Type.Optional(password),
  confirmPassword: optionalText(255),
  ...registrationFields,
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: optionalText(4096),
});
