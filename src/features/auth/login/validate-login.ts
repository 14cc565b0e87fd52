import type { Credentials, LoginMode } from '#machines/login/login.machine.ts';

/** What a login form keeps while it is closed: never a password, a code or a captcha. A missing field was never edited. */
export interface LoginDraft {
  readonly username?: string;
  readonly mobileNum?: string;
  readonly countryDialingCode?: string;
}

export const NO_DRAFT: LoginDraft = {};

export interface LoginValues extends Required<LoginDraft> {
  readonly password: string;
  readonly captcha: string;
  readonly verificationCode: string;
}

export type LoginFieldError = 'empty' | 'mobile';
export type LoginErrors = Readonly<Partial<Record<keyof LoginValues, LoginFieldError>>>;

/** How long a mobile number may be, as the platform's rule says. */
export interface MobileBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

export interface LoginRequirements {
  readonly mode: LoginMode;
  /** The captcha is shown, and this is the picture that it answers. */
  readonly captcha: { readonly captchaId: string | null } | null;
  readonly mobile: MobileBounds;
  /** The box is ticked. */
  readonly remember?: boolean;
}

interface Mobile {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** The number that a code may go to, or what is wrong with it. */
export const validateMobile = (
  { mobileNum: typed, countryDialingCode }: Mobile,
  { minLength, maxLength }: MobileBounds,
): { readonly errors: LoginErrors; readonly to: Mobile | null } => {
  const mobileNum = typed.trim();
  if (mobileNum === '') return { errors: { mobileNum: 'empty' }, to: null };
  return /^[0-9]+$/.test(mobileNum) && mobileNum.length >= minLength && mobileNum.length <= maxLength
    ? { errors: {}, to: { mobileNum, countryDialingCode } }
    : { errors: { mobileNum: 'mobile' }, to: null };
};

/** The errors in the order of the form, or the credentials, trimmed but for the password. */
export const validateLogin = (
  values: LoginValues,
  { mode, captcha, mobile, remember = false }: LoginRequirements,
): { readonly errors: LoginErrors; readonly credentials: Credentials | null } => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string]) => [name, value.trim()]),
  ) as { readonly [Name in keyof LoginValues]: string };
  const wanted: readonly (keyof LoginValues)[] =
    mode === 'sms'
      ? ['verificationCode']
      : captcha === null
        ? ['username', 'password']
        : ['username', 'password', 'captcha'];
  const phone = mode === 'sms' ? validateMobile(values, mobile) : { errors: {}, to: null };
  const errors: LoginErrors = {
    ...phone.errors,
    ...Object.fromEntries(wanted.filter((name) => trimmed[name] === '').map((name) => [name, 'empty'])),
  };
  if (Object.keys(errors).length > 0) return { errors, credentials: null };
  if (phone.to !== null)
    return { errors, credentials: { type: 'sms', ...phone.to, verificationCode: trimmed.verificationCode, remember } };
  const { username } = trimmed;
  const { password } = values;
  const proof =
    captcha === null
      ? {}
      : { captcha: trimmed.captcha, ...(captcha.captchaId === null ? {} : { captchaId: captcha.captchaId }) };
  return { errors, credentials: { type: 'username', username, password, remember, ...proof } };
};
