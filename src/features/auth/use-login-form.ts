import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import type { LoginMode } from '#machines/login/login.machine.ts';
import { country, registerSettings } from '#schemas/calls/account.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useModule } from '#src/platform/use-site-info.ts';
import { useAuthHub, useLoginView, type LoginView } from './auth-hub.ts';
import { loginFaults, type LoginFaults, type LoginValues, type MobileBounds } from './login-faults.ts';
import { FALLBACK_COUNTRY, servedCountry } from './served-country.ts';
import { useAuthTexts } from './texts.ts';
import { useLoginWords } from './use-login-words.ts';

export interface LoginField {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** What is wrong with it, in words. */
  readonly error: string | undefined;
}

export interface LoginFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly view: LoginView;
  readonly values: LoginValues;
  readonly field: (name: keyof LoginValues) => LoginField;
  /** The box that asks to be remembered. */
  readonly remember: { readonly checked: boolean; readonly onChecked: (checked: boolean) => void };
  /** Fills in the password that this browser holds for the remembered name. */
  readonly fill: () => void;
  /** The dialling codes that the platform serves; the visitor's own comes first in `values`. */
  readonly diallingCodes: readonly { readonly value: string; readonly label: string }[];
  /** The number that a code may go to, or `null` after saying that it is not right yet. */
  readonly codeTarget: () => { readonly mobileNum: string; readonly countryDialingCode: string } | null;
  /** The first thing that is wrong, the platform's word included. */
  readonly said: string | null;
  readonly onPicture: (captchaId: string | null) => void;
  readonly submit: (event: SyntheticEvent) => void;
  readonly dismiss: () => void;
}

const ANY_MOBILE: MobileBounds = { minLength: 7, maxLength: 15 };
const BLANK: LoginValues = {
  username: '',
  password: '',
  captcha: '',
  mobileNum: '',
  countryDialingCode: '',
  verificationCode: '',
};

/** What every login form does, whatever it looks like; `only` is the one way that a form offers. */
export const useLoginForm = (only?: LoginMode): LoginFormState => {
  const t = useAuthTexts();
  const words = useLoginWords();
  const hub = useAuthHub();
  const shared = useLoginView();
  const hasSms = useModule('MOBILEVERCODELOGIN3');
  const mode = only ?? (hasSms ? shared.mode : 'username');
  const view = { ...shared, mode };
  const bySms = { enabled: mode === 'sms', staleTime: Infinity };
  const countries = useCallQuery(country, {}, bySms).data;
  const mobile = useCallQuery(registerSettings, {}, bySms).data?.mobileNum ?? ANY_MOBILE;
  const [typed, setTyped] = useState<Partial<LoginValues>>(hub.draft);
  const [ticked, setTicked] = useState<boolean | null>(null);
  const [faults, setFaults] = useState<LoginFaults>({});
  const [captchaId, setCaptchaId] = useState<string | null>(null);
  const [captchaRound, setCaptchaRound] = useState(shared.failures);
  const form = useRef<HTMLFormElement>(null);
  const submitted = useRef(false);
  const filled = useRef<string | null>(null);
  const { problem, failures, busy, remembered, verify } = shared;
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
  const remember = ticked ?? remembered !== null;

  // No secret outlives the step that it was typed for.
  const [step, setStep] = useState(verify);
  if (step !== verify) {
    setStep(verify);
    if (verify !== null)
      setTyped(({ password: _password, captcha: _captcha, verificationCode: _code, ...kept }) => kept);
  }

  const focus = (name: string): void => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  useEffect(() => {
    const { password: _password, captcha: _captcha, verificationCode: _code, ...draft } = typed;
    if (form.current?.contains(document.activeElement)) hub.keep(draft);
  }, [hub, typed]);
  useEffect(() => {
    if (verify !== null) submitted.current = false;
  }, [verify]);
  useEffect(() => {
    if (problem === null || busy) return;
    if (submitted.current) form.current?.querySelector('input')?.focus();
    submitted.current = false;
  }, [failures, problem, busy]);

  /** A password that was filled in belongs to the name that it came with. */
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
    const password = await hub.password();
    if (password === null) return;
    setTyped((kept) => {
      if (kept.password !== undefined || (kept.username ?? remembered.username) !== remembered.username) return kept;
      filled.current = password;
      return { ...kept, password };
    });
  };
  const say = (fault: 'empty' | 'mobile' | undefined): string | undefined =>
    fault === undefined ? undefined : t(fault === 'empty' ? 'required' : 'login.mobile.wrong');
  return {
    form,
    view,
    values,
    field: (name) => ({
      value: values[name],
      onValue: (value) => {
        setTyped((kept) => ({ ...withoutFilled(name, kept), [name]: value }));
        if (name === 'username' || name === 'mobileNum') hub.changeAccount();
        if (name === 'captcha') setCaptchaRound(failures);
        setFaults((kept) => ({ ...kept, [name]: undefined }));
      },
      error: say(faults[name]),
    }),
    remember: { checked: remember, onChecked: setTicked },
    fill: () => void fill(),
    diallingCodes: countries?.list.map(({ countryCode, countryDialingCode: value }) => ({
      value,
      label: `${countryCode} +${value}`,
    })) ?? [{ value: values.countryDialingCode, label: `+${values.countryDialingCode}` }],
    codeTarget: () => {
      const { mobileNum: fault } = loginFaults(
        { ...values, verificationCode: '-' },
        { mode: 'sms', captcha: null, mobile },
      ).found;
      setFaults(fault === undefined ? {} : { mobileNum: fault });
      if (fault !== undefined) focus('mobileNum');
      return fault === undefined
        ? { mobileNum: values.mobileNum.trim(), countryDialingCode: values.countryDialingCode }
        : null;
    },
    said:
      (problem === null ? undefined : words(problem)) ??
      say(Object.values(faults).find((fault) => fault !== undefined)) ??
      null,
    onPicture: setCaptchaId,
    dismiss: () => {
      setFaults({});
      hub.dismiss();
    },
    submit: (event) => {
      event.preventDefault();
      const { found, credentials } = loginFaults(values, {
        mode,
        captcha: view.captcha ? { captchaId } : null,
        mobile,
        remember,
      });
      setFaults(found);
      const [first] = Object.keys(found);
      if (first !== undefined) {
        hub.dismiss();
        focus(first);
      }
      if (credentials === null) return;
      submitted.current = true;
      hub.submit(credentials);
    },
  };
};
