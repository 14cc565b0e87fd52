import type { RegisterField } from '../register-fields.ts';
import type { Control, FieldOptions } from './form-schema.ts';

interface RegisterControl {
  readonly control: Control;
  /** The message for a pattern id without a text. */
  readonly fallback: string;
  readonly options: Partial<Pick<FieldOptions, 'autoComplete' | 'inputMode' | 'pairedField' | 'strength' | 'hintKey'>>;
}

const text = (options: RegisterControl['options'] = {}, fallback = 'format'): RegisterControl => ({
  control: 'text',
  fallback,
  options,
});
const password = (options: RegisterControl['options']): RegisterControl => ({
  control: 'password',
  fallback: 'format',
  options,
});
const HIDDEN: RegisterControl = { control: 'hidden', fallback: 'format', options: {} };

/** The control of each registration field. A new field needs one row here, and its texts. */
export const REGISTER_CONTROLS: Readonly<Record<RegisterField, RegisterControl>> = {
  username: text({ autoComplete: 'username' }),
  password: password({ autoComplete: 'new-password', strength: true }),
  confirmPassword: password({ autoComplete: 'new-password' }),
  countryDialingCode: HIDDEN,
  mobileNum: {
    control: 'mobile',
    fallback: 'mobile',
    options: { autoComplete: 'tel-national', inputMode: 'tel', pairedField: 'countryDialingCode' },
  },
  verificationCode: {
    control: 'code',
    fallback: 'code',
    options: { autoComplete: 'one-time-code', inputMode: 'numeric' },
  },
  payeeName: text({ autoComplete: 'name', hintKey: 'hint.payeeName' }, 'real_name'),
  email: text({ autoComplete: 'email', inputMode: 'email' }),
  paymentPassword: password({ autoComplete: 'off', hintKey: 'hint.paymentPassword' }),
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

const NEVER_IN_DRAFT: ReadonlySet<Control> = new Set(['password', 'code', 'captcha', 'agreement']);

export const isKeptInDraft = (control: Control): boolean => !NEVER_IN_DRAFT.has(control);
