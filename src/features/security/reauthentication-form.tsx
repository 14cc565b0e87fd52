import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useSession } from '#src/session/use-session.ts';
import { useFieldTexts } from '#src/texts/field-texts.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField, type TextFieldProps } from '#src/ui/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

/** The name of a passkey. */
function NameField(field: Pick<TextFieldProps, 'name' | 'value' | 'onValue' | 'error'>) {
  const t = useSecurityTexts();
  return (
    <TextField
      label={t('passkeys.name')}
      hint={t('passkeys.name.hint')}
      autoComplete="off"
      maxLength={60}
      aria-required
      {...field}
    />
  );
}

export interface ReauthenticationValues {
  readonly password: string | null;
  /** From the app, or a recovery code; empty if the form does not ask for it. */
  readonly code: string;
  /** Of a passkey; empty if the form does not ask for it. */
  readonly name: string;
}

type FieldErrors = Readonly<Partial<Record<keyof ReauthenticationValues, string>>>;

const MAX_PASSWORD_LENGTH = 255;

/** Asks for the password again, and for a code and a name if needed, before a security setting changes. */
export function ReauthenticationForm({
  label,
  asks,
  hasPassword,
  problem,
  busy,
  submit,
  onSubmit,
  onLeave,
}: {
  readonly label: string;
  /** What it takes besides the password. */
  readonly asks: readonly ('code' | 'name')[];
  readonly hasPassword: boolean;
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly submit: { readonly label: string; readonly variant?: 'primary' | 'danger' };
  readonly onSubmit: (proof: ReauthenticationValues) => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const ruleTexts = useRuleTexts();
  const common = useCommonTexts();
  const problemText = useSecurityProblemText();
  const fieldTexts = useFieldTexts();
  const account = useSession().member?.account ?? '';
  const [values, setValues] = useState({ password: '', code: '', name: '' });
  const [local, setLocal] = useState<{ readonly after: Problem | null; readonly errors: FieldErrors }>({
    after: null,
    errors: {},
  });
  const form = useRef<HTMLFormElement>(null);

  const serverErrors: FieldErrors = {
    ...(problem?.fields?.password === 'password_wrong' ? { password: fieldTexts('password_wrong') } : {}),
    ...(problem !== null && problem.code === 'code_wrong' && asks.includes('code')
      ? { code: problemText(problem) }
      : {}),
  };
  const errors = local.after === problem ? local.errors : serverErrors;
  const hasFieldError = Object.keys(serverErrors).length > 0;
  const focusFirst = (names: readonly string[]): void =>
    form.current?.querySelector<HTMLInputElement>(names.map((name) => `[name="${name}"]`).join(','))?.focus();
  useEffect(() => focusFirst(['password', 'code', 'name']), []);

  const submitForm = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const missingErrors: FieldErrors = {
      ...(hasPassword && values.password === '' ? { password: ruleTexts('input_empty') } : {}),
      ...Object.fromEntries(
        asks.filter((name) => values[name].trim() === '').map((name) => [name, ruleTexts('input_empty')]),
      ),
    };
    setLocal({ after: problem, errors: missingErrors });
    const missing = Object.keys(missingErrors);
    if (missing.length > 0) return focusFirst(missing);
    onSubmit({
      password: hasPassword ? values.password : null,
      code: values.code.trim(),
      name: values.name.trim(),
    });
  };
  const field = (name: keyof ReauthenticationValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onValue: (value: string) => {
      setValues((previous) => ({ ...previous, [name]: value }));
      setLocal({ after: problem, errors: { ...errors, [name]: undefined } });
    },
  });
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      aria-busy={busy}
      onSubmit={submitForm}
      className="flex flex-col gap-4"
    >
      {problem !== null && !hasFieldError && (
        <Callout tone="danger" live>
          {problemText(problem)}
        </Callout>
      )}
      <input type="text" name="username" value={account} readOnly hidden autoComplete="username" />
      {hasPassword && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={MAX_PASSWORD_LENGTH}
          aria-required
          showText={ruleTexts('password.show')}
          hideText={ruleTexts('password.hide')}
          capsLockText={ruleTexts('password.capsLock')}
          {...field('password')}
        />
      )}
      {asks.includes('code') && <CodeField either {...field('code')} />}
      {asks.includes('name') && <NameField {...field('name')} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy} variant={submit.variant ?? 'primary'}>
          {submit.label}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onLeave}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
