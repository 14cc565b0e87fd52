import type { Credentials } from '#machines/login/login.machine.ts';

/** The values that a login form keeps while it is closed; passwords, codes and captchas are not among them. Fields that were never edited are absent. */
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

/** A mobile number to which a code can be sent (`to`), or the errors in the typed number. */
export interface CheckedMobile {
  readonly errors: LoginErrors;
  readonly to: { readonly mobileNum: string; readonly countryDialingCode: string } | null;
}

export interface LoginRequirements {
  /** The checked mobile number of a login by code; `null` for a login by user name. */
  readonly phone: CheckedMobile | null;
  /** The id of the captcha picture on the screen; `null` if no captcha is shown. */
  readonly captcha: { readonly captchaId: string | null } | null;
  /** Whether the checkbox is ticked. */
  readonly remember?: boolean;
}

/**
 * Returns the errors in form order, or the credentials. The password is trimmed too, which is safe because no password may begin or end with a space.
 */
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
