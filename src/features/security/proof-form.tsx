import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useSession } from '#src/session/use-session.ts';
import { useCommonTexts } from '#src/texts/use-common-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { CodeField } from './code-field.tsx';
import { NameField } from './name-field.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityWords } from './use-security-words.ts';

export interface Proof {
  readonly password: string | null;
  /** The code, or the name of a passkey; empty where the form asks for neither. */
  readonly text: string;
}

type Faults = Readonly<Partial<Record<'password' | 'text', string>>>;

const LONGEST_PASSWORD = 255;

/** Asks once more for the password before something that guards the account is changed, and for what that takes besides. */
export function ProofForm({
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
  readonly asks: 'password' | 'code' | 'name';
  readonly hasPassword: boolean;
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly submit: { readonly label: string; readonly variant?: 'primary' | 'danger' };
  readonly onSubmit: (proof: Proof) => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const common = useCommonTexts();
  const words = useSecurityWords();
  const account = useSession().member?.account ?? '';
  const [values, setValues] = useState({ password: '', text: '' });
  const [own, setOwn] = useState<{ readonly after: Problem | null; readonly faults: Faults }>({
    after: null,
    faults: {},
  });
  const form = useRef<HTMLFormElement>(null);

  const refused: Faults = {
    ...(problem?.fields?.password === 'password_wrong' ? { password: t('password.wrong') } : {}),
    ...(problem !== null && problem.code === 'code_wrong' && asks === 'code' ? { text: words(problem) } : {}),
  };
  const faults = own.after === problem ? own.faults : refused;
  const isTold = Object.keys(refused).length > 0;
  const focusFirst = (names: readonly string[]): void =>
    form.current?.querySelector<HTMLInputElement>(names.map((name) => `[name="${name}"]`).join(','))?.focus();
  useEffect(() => focusFirst(['password', 'text']), []);

  const submitForm = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const empty: Faults = {
      ...(hasPassword && values.password === '' ? { password: t('required') } : {}),
      ...(asks !== 'password' && values.text.trim() === '' ? { text: t('required') } : {}),
    };
    setOwn({ after: problem, faults: empty });
    const missing = Object.keys(empty);
    if (missing.length > 0) return focusFirst(missing);
    onSubmit({ password: hasPassword ? values.password : null, text: values.text.trim() });
  };
  const field = (name: 'password' | 'text') => ({
    name,
    value: values[name],
    error: faults[name],
    onValue: (value: string) => {
      setValues((kept) => ({ ...kept, [name]: value }));
      setOwn({ after: problem, faults: { ...faults, [name]: undefined } });
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
      {problem !== null && !isTold && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
      <input type="text" name="username" value={account} readOnly hidden autoComplete="username" />
      {hasPassword && (
        <PasswordField
          label={t('password')}
          autoComplete="current-password"
          maxLength={LONGEST_PASSWORD}
          aria-required
          showText={t('password.show')}
          hideText={t('password.hide')}
          capsLockText={t('password.caps')}
          {...field('password')}
        />
      )}
      {asks === 'code' && <CodeField either {...field('text')} />}
      {asks === 'name' && <NameField {...field('text')} />}
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
