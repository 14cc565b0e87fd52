import { Type } from 'typebox';
import { oneOf } from '#schemas/wire.ts';
import { textKindOf } from '../forms/form-schema.ts';
import { acceptedTerms } from '../help-article.ts';
import { REGISTER_CONTROLS, REGISTER_FIELDS, type RegisterField } from '../register-fields.ts';
import { REGISTER_METHOD } from './query-constants.ts';
import {
  countryDialingCode,
  human,
  input,
  mobileNum,
  optionalText,
  optionalTypedText,
  password,
  text,
  typedText,
  verificationCode,
} from './input.ts';

const remember = Type.Optional(
  Type.Boolean({ description: 'Requests a remember token for one day; without it an old one is revoked.' }),
);

/** The input of a login by user name, by SMS code, or through the phone-authentication provider. */
export const loginInput = Type.Union([
  input({
    type: Type.Literal('username'),
    username: typedText('name', 255),
    password,
    captcha: optionalTypedText('code', 20),
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

const registerText = (name: RegisterField) => {
  const { control, options } = REGISTER_CONTROLS[name];
  const kind = options.text ?? textKindOf(control);
  return kind === null ? optionalText(255) : optionalTypedText(kind, 255);
};

/** All registration fields, as optional text; the calls below make some of them required or stricter. */
const registrationFields = {
  ...(Object.fromEntries(REGISTER_FIELDS.map((name) => [name, registerText(name)])) as Record<
    RegisterField,
    ReturnType<typeof optionalText>
  >),
  captcha: optionalTypedText('code', 20),
  captchaId: optionalText(60),
  verificationCode: Type.Optional(verificationCode),
  human,
  acceptedTerms: Type.Optional(acceptedTerms),
  login: Type.Literal(true),
  registerUrl: text(2048),
  registerMethod: Type.Literal(REGISTER_METHOD),
};

/** The merchant's rules decide at run time which optional fields are required and how long they may be; this schema does not. */
export const registerInput = input({
  ...registrationFields,
  username: typedText('name', 255),
  password,
  mobileNum: Type.Optional(mobileNum),
  countryDialingCode: Type.Optional(countryDialingCode),
});

/** The input of a registration by mobile number. The number is verified by an SMS code or by a token of the phone-authentication provider. */
export const registerMobileInput = input({
  ...registrationFields,
  mobileNum,
  countryDialingCode,
  password: Type.Optional(password),
  firebaseChannel: Type.Optional(Type.Literal('sms')),
  firebaseIdToken: optionalText(4096),
});
