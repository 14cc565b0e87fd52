import type { RegisterField } from '../register-fields.ts';
import type { Control, FieldOptions } from './form-schema.ts';

interface ControlFacts {
  readonly control: Control;
  /** The text where the platform's pattern id has none. */
  readonly fallback: string;
  readonly options: Partial<Pick<FieldOptions, 'autoComplete' | 'inputMode' | 'partner' | 'strength' | 'hintKey'>>;
}

const text = (options: ControlFacts['options'] = {}, fallback = 'format'): ControlFacts => ({
  control: 'text',
  fallback,
  options,
});
const secret = (options: ControlFacts['options']): ControlFacts => ({
  control: 'password',
  fallback: 'format',
  options,
});
const HIDDEN: ControlFacts = { control: 'hidden', fallback: 'format', options: {} };

/** How each field of a registration is drawn. A field with controls of its own costs one row here and its texts. */
export const REGISTER_CONTROLS: Readonly<Record<RegisterField, ControlFacts>> = {
  username: text({ autoComplete: 'username' }),
  password: secret({ autoComplete: 'new-password', strength: true }),
  confirmPassword: secret({ autoComplete: 'new-password' }),
  countryDialingCode: HIDDEN,
  mobileNum: {
    control: 'mobile',
    fallback: 'mobile',
    options: { autoComplete: 'tel-national', inputMode: 'tel', partner: 'countryDialingCode' },
  },
  verificationCode: {
    control: 'code',
    fallback: 'code',
    options: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  payeeName: text({ autoComplete: 'name', hintKey: 'hint.payeeName' }, 'real_name'),
  email: text({ autoComplete: 'email', inputMode: 'email' }),
  paymentPassword: secret({ autoComplete: 'off', hintKey: 'hint.paymentPassword' }),
  line: text(),
  whatsapp: text({ inputMode: 'tel' }, 'phone'),
  facebook: text(),
  wechat: text(),
  qqNum: text({ inputMode: 'numeric' }),
  idNumber: text({ autoComplete: 'off' }),
  recommenderId: text({ autoComplete: 'off' }, 'invitation'),
  affiliateCode: text({ autoComplete: 'off' }, 'invitation'),
  referralCode: HIDDEN,
  domain: HIDDEN,
  captcha: { control: 'captcha', fallback: 'code', options: { autoComplete: 'off' } },
};

const FLEETING: ReadonlySet<Control> = new Set(['password', 'code', 'captcha', 'agreement']);

export const isKept = (control: Control): boolean => !FLEETING.has(control);
