import { useCallback, useEffect, useRef, useState, type RefCallback, type SyntheticEvent } from 'react';
import type { LoginMode } from '#machines/login/login.machine.ts';
import { country, registerSettings } from '#schemas/calls/account.ts';
import type { Problem } from '#schemas/problem.ts';
import type { RegisterRules } from '#schemas/register-rules.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useAuth } from '../auth-service.ts';
import { watchFilledFields } from '#src/forms/filled-fields.ts';
import { FALLBACK_COUNTRY, servedCountry } from '#src/forms/served-country.ts';
import { useAuthTexts } from '../texts.ts';
import { useLoginView, useRemembered, type LoginView } from './login-view.ts';
import {
  validateLogin,
  type CheckedMobile,
  type LoginErrors,
  type LoginFieldError,
  type LoginValues,
} from './validate-login.ts';
import { useLoginProblemText } from './use-login-problem-text.ts';

export interface LoginField {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error: string | undefined;
}

export interface LoginFormState {
  /** The ref of the form element. */
  readonly form: RefCallback<HTMLFormElement>;
  readonly view: LoginView;
  readonly values: LoginValues;
  readonly field: (name: keyof LoginValues) => LoginField;
  /** The checkbox that makes this browser remember the login. */
  readonly remember: { readonly checked: boolean; readonly onChecked: (checked: boolean) => void };
  /** Fills in the password that this browser has stored for the remembered name. */
  readonly fill: () => void;
  /** The dialling codes that the platform serves. `values` initially contains the visitor's own. */
  readonly diallingCodes: readonly { readonly value: string; readonly label: string }[];
  /** The platform's rules for registration fields; `null` until they have loaded, and for a login by user name. */
  readonly rules: RegisterRules | null;
  /** Returns the number to which a code can be sent; if it is not valid, shows the error and returns `null`. */
  readonly codeTarget: () => Promise<CheckedMobile['to']>;
  /** The text of the platform's problem, or else of the first field error. */
  readonly message: string | null;
  readonly onPicture: (captchaId: string | null) => void;
  readonly submit: (event: SyntheticEvent) => void;
  readonly dismiss: () => void;
}

const BLANK: LoginValues = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
};

/** Focuses the field that the platform rejected: the captcha, the first field of the problem, or else the password or the first input. */
const focusRefused = (form: HTMLFormElement | null, { code, fields }: Problem): void => {
  const name = code.startsWith('captcha') ? 'captcha' : (Object.keys(fields ?? {})[0] ?? 'password');
  const field = form?.elements.namedItem(name);
  (field instanceof HTMLInputElement ? field : form?.querySelector('input'))?.focus();
};

/** Returns the state of a login form in the header or in the modal. A form that offers just one login mode passes it as `only`. */
export const useLoginForm = (only?: LoginMode): LoginFormState => {
  const t = useAuthTexts();
  const words = useLoginProblemText();
  const { login, draft, machines } = useAuth();
  const remembered = useRemembered();
  const shared = useLoginView();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const mode = only ?? (hasSms ? shared.mode : 'username');
  const view = { ...shared, mode };
  const bySms = { enabled: mode === 'sms', staleTime: Infinity };
  const countries = useCallQuery(country, {}, bySms).data;
  const rules = useCallQuery(registerSettings, {}, bySms).data ?? null;
  const [typed, setTyped] = useState<Partial<LoginValues>>(draft.get);
  const [checked, setChecked] = useState<boolean | null>(null);
  const [errors, setErrors] = useState<LoginErrors>({});
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(shared.failures);
  const form = useRef<HTMLFormElement>(null);
  const attach = useCallback((element: HTMLFormElement) => {
    form.current = element;
    const stopWatching = watchFilledFields(element);
    return () => {
      form.current = null;
      stopWatching();
    };
  }, []);
  const submitted = useRef(false);
  const filled = useRef<string | null>(null);
  const { problem, failures, busy, verify } = shared;
  const own = {
    ...(remembered?.username == null ? {} : { username: remembered.username }),
    ...remembered?.phone,
    ...typed,
  };
  const values = {
    ...BLANK,
    ...own,
    captcha: captchaRound === failures ? (typed.captcha ?? '') : '',
    countryDialingCode: own.countryDialingCode || (servedCountry(countries) ?? FALLBACK_COUNTRY).countryDialingCode,
  };
  const remember = checked ?? remembered !== null;

  // When a second step begins, clear the password, captcha and code of the first step.
  const [step, setStep] = useState(verify);
  if (step !== verify) {
    setStep(verify);
    if (verify !== null)
      setTyped(({ password: _password, captcha: _captcha, verificationCode: _code, ...kept }) => kept);
  }

  const focus = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    const { password: _password, captcha: _captcha, verificationCode: _code, ...kept } = typed;
    if (form.current?.contains(document.activeElement)) draft.set(kept);
  }, [draft, typed]);
  useEffect(() => {
    if (verify !== null) submitted.current = false;
  }, [verify]);
  useEffect(() => {
    if (problem === null || busy) return;
    if (submitted.current) focusRefused(form.current, problem);
    submitted.current = false;
  }, [failures, problem, busy]);

  const onPicture = useCallback((id: string | null): void => {
    setCaptchaId(id);
    if (id === null) setTyped(({ captcha: _captcha, ...kept }) => kept);
  }, []);

  /** Removes the password that was filled in for a remembered name when that name is edited. */
  const withoutFilled = (
    name: keyof LoginValues,
    { password, ...kept }: Partial<LoginValues>,
  ): Partial<LoginValues> => {
    const isFilled = password !== undefined && password === filled.current;
    if (name === 'username' || name === 'password') filled.current = null;
    return password === undefined || (isFilled && name === 'username') ? kept : { ...kept, password };
  };
  const fill = async (): Promise<void> => {
    if (remembered?.by !== 'password' || values.username !== remembered.username || values.password !== '') return;
    const password = await machines.load().then(
      ({ memory }) => memory.password(),
      () => null,
    );
    if (password === null) return;
    setTyped((kept) => {
      if (kept.password !== undefined || (kept.username ?? remembered.username) !== remembered.username) return kept;
      filled.current = password;
      return { ...kept, password };
    });
  };
  /** If the chunk with the check cannot be loaded, uses the number as typed; the submit then reports that the chunk could not be loaded. */
  const checkedMobile = (): Promise<CheckedMobile> =>
    machines.load().then(
      ({ checkMobile }) => checkMobile(values, rules),
      () => ({ errors: {}, to: { mobileNum: values.mobileNum, countryDialingCode: values.countryDialingCode } }),
    );
  const send = (phone: CheckedMobile | null): void => {
    const { errors: invalid, credentials } = validateLogin(values, {
      phone,
      captcha: view.captcha ? { captchaId } : null,
      remember,
    });
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first !== undefined) {
      login.dismiss();
      focus(first);
    }
    if (credentials === null) return;
    submitted.current = true;
    login.submit(credentials);
  };
  const errorText = (error: LoginFieldError | undefined): string | undefined =>
    error === undefined ? undefined : t(error === 'empty' ? 'required' : 'login.mobile.wrong');
  return {
    form: attach,
    view,
    values,
    field: (name) => ({
      value: values[name],
      onValue: (value) => {
        if (value === values[name]) return;
        setTyped((kept) => ({ ...withoutFilled(name, kept), [name]: value }));
        if (name === 'username' || name === 'mobileNum') login.changeAccount();
        if (name === 'captcha') setCaptchaRound(failures);
        setErrors((kept) => ({ ...kept, [name]: undefined }));
      },
      error: errorText(errors[name]),
    }),
    remember: { checked: remember, onChecked: setChecked },
    fill: () => void fill(),
    diallingCodes: countries?.list.map(({ countryCode, countryDialingCode: value }) => ({
      value,
      label: `${countryCode} +${value}`,
    })) ?? [{ value: values.countryDialingCode, label: `+${values.countryDialingCode}` }],
    rules,
    codeTarget: async () => {
      const { errors: invalid, to } = await checkedMobile();
      setErrors(invalid);
      if (to === null) focus('mobileNum');
      return to;
    },
    message:
      (problem === null ? undefined : words(problem)) ??
      errorText(Object.values(errors).find((error) => error !== undefined)) ??
      null,
    onPicture,
    dismiss: () => {
      setErrors({});
      login.dismiss();
    },
    submit: (event) => {
      event.preventDefault();
      if (mode === 'sms') void checkedMobile().then(send);
      else send(null);
    },
  };
};
