import { memo, useCallback, useId, useState } from 'react';
import { fillBounds } from '#schemas/forms/bounds-text.ts';
import type { FieldRule } from '#schemas/register-rules.ts';
import { useFormTranslate, type FormTranslate } from '#src/forms/form-texts.tsx';
import { CountryPicker } from '#src/forms/widgets/country-picker.tsx';
import { passwordStrength } from '#src/forms/widgets/password-strength.ts';
import { splitMobile } from '#src/forms/widgets/split-mobile.ts';
import { StrengthHint } from '#src/forms/widgets/strength-hint.tsx';
import { usePhoneFormat } from '#src/forms/widgets/use-phone-format.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { COUNTRIES, RULES } from './register-form-input.ts';

const SHAPES: ReadonlyMap<FieldRule, RegExp> = new Map(
  Object.values(RULES).map((rule) => [rule, new RegExp(`^(?:${rule.acceptedPattern})$`, 'u')]),
);

const errorOf = (
  t: FormTranslate,
  value: string,
  rule: FieldRule | null,
  required: boolean,
  twin: string | null,
): string | null => {
  const text = value.trim();
  if (text === '') return required ? t('input_empty') : null;
  if (twin !== null && value !== twin) return t('inconsistent_twice');
  if (rule === null) return null;
  const length = [...text].length;
  const fits = length >= rule.minLength && length <= rule.maxLength && SHAPES.get(rule)?.test(text) === true;
  return fits
    ? null
    : fillBounds(t(`reg_pattern_${rule.patternId}`) ?? '', { min: rule.minLength, max: rule.maxLength });
};

interface FieldState {
  readonly value: string;
  readonly left: boolean;
}

/** The state of one field: its value, and whether it has been blurred. */
const useFieldState = () => {
  const [state, set] = useState<FieldState>({ value: '', left: false });
  const change = useCallback((value: string) => set((old) => ({ ...old, value })), []);
  const leave = useCallback(() => set((old) => ({ ...old, left: true })), []);
  return { ...state, change, leave };
};

interface RowProps extends FieldState {
  readonly name: string;
  readonly change: (value: string) => void;
  readonly leave: () => void;
  readonly rule?: FieldRule;
  readonly required?: boolean;
  readonly twin?: string;
  readonly kind?: 'text' | 'password' | 'new-password';
  readonly autoComplete?: string;
  readonly inputMode?: 'email' | 'numeric' | 'tel';
  readonly hint?: string;
}

/** Memoised, so that a row renders only when its field changes. */
const Row = memo(function Row({
  name,
  value,
  left,
  change,
  leave,
  rule,
  required = rule?.required ?? false,
  twin,
  kind = 'text',
  hint,
  ...input
}: RowProps) {
  const t = useFormTranslate();
  const common = {
    ...input,
    id: useId(),
    name,
    label: t(`field.${name}`) ?? name,
    placeholder: `${required ? '*' : ''}${t(`placeholder.${name}`) ?? ''}`,
    value,
    required,
    error: left ? errorOf(t, value, rule ?? null, required, twin ?? null) : null,
    onValue: change,
    onBlur: leave,
    spellCheck: false,
    autoCapitalize: 'none',
  };
  if (kind === 'text') return <TextField {...common} hint={hint} />;
  return (
    <PasswordField
      {...common}
      hint={kind === 'new-password' ? <StrengthHint strength={passwordStrength(value)} t={t} /> : hint}
      showText={t('password.show') ?? ''}
      hideText={t('password.hide') ?? ''}
      capsLockText={t('password.capsLock') ?? ''}
    />
  );
});

/** A phone number with its country, formatted for that country. */
const MobileRow = memo(function MobileRow({
  value,
  left,
  change,
  leave,
}: Pick<RowProps, 'value' | 'left' | 'change' | 'leave'>) {
  const t = useFormTranslate();
  const [country, setCountry] = useState(COUNTRIES[0]);
  const [entered, setEntered] = useState(false);
  const format = usePhoneFormat(country?.code, entered || value !== '');
  const picker = (
    <CountryPicker
      t={t}
      countries={COUNTRIES}
      chosen={country}
      disabled={false}
      onChoose={setCountry}
      onFailure={() => undefined}
    />
  );
  return (
    <TextField
      id={useId()}
      name="mobileNum"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      label={t('field.mobileNum') ?? ''}
      placeholder={`*${t('placeholder.mobileNum') ?? ''}`}
      value={format(value)}
      required
      error={left ? errorOf(t, value, RULES.mobileNum, true, null) : null}
      onValue={(text) => change(splitMobile(text, COUNTRIES).national)}
      onFocus={() => setEntered(true)}
      onBlur={leave}
      leading={picker}
    />
  );
});

/** The registration form as a careful developer would write it by hand for these rules. */
export function Form() {
  const t = useFormTranslate();
  const username = useFieldState();
  const password = useFieldState();
  const confirmPassword = useFieldState();
  const mobileNum = useFieldState();
  const verificationCode = useFieldState();
  const payeeName = useFieldState();
  const email = useFieldState();
  const paymentPassword = useFieldState();
  const line = useFieldState();
  const whatsapp = useFieldState();
  const facebook = useFieldState();
  const wechat = useFieldState();
  const qqNum = useFieldState();
  const idNumber = useFieldState();
  const recommenderId = useFieldState();
  const affiliateCode = useFieldState();
  const captcha = useFieldState();
  const [agreed, setAgreed] = useState(false);
  const [failed, setFailed] = useState(false);
  const agreement = t('agreement', { age: 18 }) ?? '';
  const [before = '', link = '', after = ''] = agreement.split(/[[\]]/u);
  return (
    <form
      noValidate
      aria-label="Register"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        for (const field of [
          username,
          password,
          confirmPassword,
          mobileNum,
          verificationCode,
          payeeName,
          email,
          paymentPassword,
          idNumber,
          captcha,
        ])
          field.leave();
        setFailed(true);
      }}
    >
      {failed && <Callout tone="danger">{t('summary')}</Callout>}
      <Row name="username" {...username} rule={RULES.username} autoComplete="username" />
      <Row name="password" {...password} rule={RULES.password} kind="new-password" autoComplete="new-password" />
      <Row
        name="confirmPassword"
        {...confirmPassword}
        required
        twin={password.value}
        kind="password"
        autoComplete="new-password"
      />
      <MobileRow value={mobileNum.value} left={mobileNum.left} change={mobileNum.change} leave={mobileNum.leave} />
      <Row name="verificationCode" {...verificationCode} required autoComplete="one-time-code" inputMode="numeric" />
      <Row
        name="payeeName"
        {...payeeName}
        rule={RULES.payeeName}
        autoComplete="name"
        hint={t('hint.payeeName') ?? ''}
      />
      <Row name="email" {...email} rule={RULES.email} autoComplete="email" inputMode="email" />
      <Row
        name="paymentPassword"
        {...paymentPassword}
        rule={RULES.paymentPassword}
        kind="password"
        autoComplete="off"
        hint={t('hint.paymentPassword') ?? ''}
      />
      <Row name="line" {...line} rule={RULES.line} />
      <Row name="whatsapp" {...whatsapp} rule={RULES.whatsapp} inputMode="tel" />
      <Row name="facebook" {...facebook} rule={RULES.facebook} />
      <Row name="wechat" {...wechat} rule={RULES.wechat} />
      <Row name="qqNum" {...qqNum} rule={RULES.qqNum} inputMode="numeric" />
      <Row name="idNumber" {...idNumber} rule={RULES.idNumber} />
      <Row name="recommenderId" {...recommenderId} rule={RULES.recommenderId} />
      <Row name="affiliateCode" {...affiliateCode} rule={RULES.affiliateCode} />
      <Row name="captcha" {...captcha} rule={RULES.captcha} />
      <Checkbox
        name="agreement"
        label={
          <>
            {before}
            <a
              href="/help"
              target="_blank"
              rel="noopener noreferrer"
              className="text-primary-ink underline underline-offset-2"
            >
              {link}
            </a>
            {after}
          </>
        }
        checked={agreed}
        required
        onChecked={setAgreed}
      />
      <Button type="submit" size="lg" block>
        Register
      </Button>
    </form>
  );
}
