import type { Credentials, LoginMode } from '#machines/login/login.machine.ts';
import type { LoginDraft } from './login-draft.ts';

export interface LoginValues extends Required<LoginDraft> {
  readonly password: string;
  readonly captcha: string;
  readonly verificationCode: string;
}

export type LoginFault = 'empty' | 'mobile';
export type LoginFaults = Readonly<Partial<Record<keyof LoginValues, LoginFault>>>;

/** How long a mobile number may be, as the platform's rule says. */
export interface MobileBounds {
  readonly minLength: number;
  readonly maxLength: number;
}

export interface LoginDemands {
  readonly mode: LoginMode;
  /** The captcha is shown, and this is the picture that it answers. */
  readonly captcha: { readonly captchaId: string | null } | null;
  readonly mobile: MobileBounds;
  /** The box is ticked. */
  readonly remember?: boolean;
}

const isMobile = (digits: string, { minLength, maxLength }: MobileBounds): boolean =>
  /^[0-9]+$/.test(digits) && digits.length >= minLength && digits.length <= maxLength;

/** What is missing or wrong, in the order of the form, or the trimmed credentials. A password keeps its inner blanks and loses only those around it. */
export const loginFaults = (
  values: LoginValues,
  { mode, captcha, mobile, remember = false }: LoginDemands,
): { readonly found: LoginFaults; readonly credentials: Credentials | null } => {
  const trimmed = Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, string]) => [name, value.trim()]),
  ) as { readonly [Name in keyof LoginValues]: string };
  const wanted: readonly (keyof LoginValues)[] =
    mode === 'sms'
      ? ['mobileNum', 'verificationCode']
      : captcha === null
        ? ['username', 'password']
        : ['username', 'password', 'captcha'];
  const found: Partial<Record<keyof LoginValues, LoginFault>> = {};
  for (const name of wanted) {
    if (trimmed[name] === '') found[name] = 'empty';
    else if (name === 'mobileNum' && !isMobile(trimmed.mobileNum, mobile)) found[name] = 'mobile';
  }
  if (Object.keys(found).length > 0) return { found, credentials: null };
  if (mode === 'sms') {
    const { mobileNum, countryDialingCode, verificationCode } = trimmed;
    return { found, credentials: { type: 'sms', mobileNum, countryDialingCode, verificationCode, remember } };
  }
  const { username, password } = trimmed;
  const proof =
    captcha === null
      ? {}
      : { captcha: trimmed.captcha, ...(captcha.captchaId === null ? {} : { captchaId: captcha.captchaId }) };
  return { found, credentials: { type: 'username', username, password, remember, ...proof } };
};
