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

const isMobile = (digits: string, { minLength, maxLength }: MobileBounds): boolean =>
  /^[0-9]+$/.test(digits) && digits.length >= minLength && digits.length <= maxLength;

/** The errors in the order of the form, or the trimmed credentials. A password keeps its inner blanks. */
export const validateLogin = (
  values: LoginValues,
  { mode, captcha, mobile, remember = false }: LoginRequirements,
): { readonly errors: LoginErrors; readonly credentials: Credentials | null } => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string]) => [name, value.trim()]),
  ) as { readonly [Name in keyof LoginValues]: string };
  const wanted: readonly (keyof LoginValues)[] =
    mode === 'sms'
      ? ['mobileNum', 'verificationCode']
      : captcha === null
        ? ['username', 'password']
        : ['username', 'password', 'captcha'];
  const errors: Partial<Record<keyof LoginValues, LoginFieldError>> = {};
  for (const name of wanted) {
    if (trimmed[name] === '') errors[name] = 'empty';
    else if (name === 'mobileNum' && !isMobile(trimmed.mobileNum, mobile)) errors[name] = 'mobile';
  }
  if (Object.keys(errors).length > 0) return { errors, credentials: null };
  if (mode === 'sms') {
    const { mobileNum, countryDialingCode, verificationCode } = trimmed;
    return { errors, credentials: { type: 'sms', mobileNum, countryDialingCode, verificationCode, remember } };
  }
  const { username, password } = trimmed;
  const proof =
    captcha === null
      ? {}
      : { captcha: trimmed.captcha, ...(captcha.captchaId === null ? {} : { captchaId: captcha.captchaId }) };
  return { errors, credentials: { type: 'username', username, password, remember, ...proof } };
};
