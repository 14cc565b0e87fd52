import type { Credentials } from '#machines/login/login.machine.ts';

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

/** The number that a code may be sent to, or its error. */
export interface CheckedMobile {
  readonly errors: LoginErrors;
  readonly to: { readonly mobileNum: string; readonly countryDialingCode: string } | null;
}

export interface LoginRequirements {
  /** The number of a login by code, as the rule of the platform finds it; `null` for a login by user name. */
  readonly phone: CheckedMobile | null;
  /** The captcha is shown, and this is the picture that it answers. */
  readonly captcha: { readonly captchaId: string | null } | null;
  /** The box is ticked. */
  readonly remember?: boolean;
}

/** The errors in the order of the form, or the trimmed credentials: a pasted blank locks nobody out, as no password begins or ends with one. */
export const validateLogin = (
  values: LoginValues,
  { phone, captcha, remember = false }: LoginRequirements,
): { readonly errors: LoginErrors; readonly credentials: Credentials | null } => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string]) => [name, value.trim()]),
  ) as { readonly [Name in keyof LoginValues]: string };
  const wanted: readonly (keyof LoginValues)[] =
    phone !== null
      ? ['verificationCode']
      : captcha === null
        ? ['username', 'password']
        : ['username', 'password', 'captcha'];
  const errors: LoginErrors = {
    ...phone?.errors,
    ...Object.fromEntries(wanted.filter((name) => trimmed[name] === '').map((name) => [name, 'empty'])),
  };
  if (Object.keys(errors).length > 0) return { errors, credentials: null };
  if (phone !== null && phone.to !== null)
    return { errors, credentials: { type: 'sms', ...phone.to, verificationCode: trimmed.verificationCode, remember } };
  const { username, password } = trimmed;
  const proof =
    captcha === null
      ? {}
      : { captcha: trimmed.captcha, ...(captcha.captchaId === null ? {} : { captchaId: captcha.captchaId }) };
  return { errors, credentials: { type: 'username', username, password, remember, ...proof } };
};
