import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { NewPassword } from '#machines/password-change/password-change.machine.ts';
import type { Problem } from '#schemas/problem.ts';
import { messageText, useFormTranslate } from '#src/forms/form-texts.tsx';
import { useSession } from '#src/session/use-session.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { passwordFaults, type PasswordFaults, type PasswordValues } from './password-faults.ts';
import { useAuthTexts } from './texts.ts';
import { useRegisterRules } from './use-register-rules.ts';

const EMPTY: PasswordValues = { old: '', password: '', confirmation: '' };
const LONGEST = 255;
/** The platform's names of the fields. */
const FIELD_OF: Readonly<Record<string, keyof PasswordValues>> = {
  old: 'old',
  new: 'password',
  confirmNew: 'confirmation',
};

/** Old password where it is not held, new one, new one again. */
export function PasswordChangeForm({
  held,
  problem,
  busy,
  leaving,
  onSubmit,
  onLeave,
}: {
  readonly held: string | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** What it is busy with is signing out. */
  readonly leaving: boolean;
  readonly onSubmit: (form: NewPassword) => void;
  readonly onLeave: () => void;
}) {
  const t = useAuthTexts();
  const words = useProblemText();
  const formWords = useFormTranslate();
  const rule = useRegisterRules()?.password;
  const account = useSession().member?.account ?? '';
  const [values, setValues] = useState(EMPTY);
  const [own, setOwn] = useState<{ readonly after: Problem | null; readonly faults: PasswordFaults }>({
    after: null,
    faults: {},
  });
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: string | undefined): void => {
    if (name !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  };
  const refused = useMemo((): PasswordFaults => {
    const named = Object.entries(problem?.fields ?? {}).flatMap(([name, key]) => {
      const field = FIELD_OF[name];
      if (field === undefined) return [];
      const said =
        key === 'password_wrong'
          ? t('change.wrong')
          : key === 'password_same'
            ? t('change.same')
            : messageText(formWords, { key, fallback: 'format', bounds: null });
      return [[field, { text: said }] as const];
    });
    return Object.fromEntries(named);
  }, [problem, t, formWords]);
  const faults = own.after === problem ? own.faults : refused;
  const setFaults = (next: PasswordFaults): void => setOwn({ after: problem, faults: next });
  useEffect(() => focus(Object.keys(refused)[0]), [refused]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const found = passwordFaults(values, rule, held);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined)
      return focus((['old', 'password', 'confirmation'] as const).find((name) => found[name] !== undefined));
    const { old, password, confirmation } = values;
    onSubmit({ old: held === null ? old : null, password, confirmation });
  };
  const field = (name: keyof PasswordValues) => {
    const fault = faults[name];
    return {
      name,
      value: values[name],
      onValue: (value: string) => {
        setValues((kept) => ({ ...kept, [name]: value }));
        setFaults({ ...faults, [name]: undefined });
      },
      error: fault === undefined ? undefined : fault === 'same' ? t('change.same') : messageText(formWords, fault),
      maxLength: LONGEST,
      'aria-required': true,
      showText: t('password.show'),
      hideText: t('password.hide'),
      capsLockText: t('password.caps'),
    };
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('change.title')}
      aria-busy={busy}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <p className="text-pretty text-ink-muted">{t('change.text')}</p>
      {problem !== null && problem.fields === null && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
      <input type="text" name="username" value={account} readOnly hidden autoComplete="username" />
      {held === null && <PasswordField label={t('change.old')} autoComplete="current-password" {...field('old')} />}
      <PasswordField label={t('change.new')} autoComplete="new-password" {...field('password')} />
      <PasswordField label={t('change.confirm')} autoComplete="new-password" {...field('confirmation')} />
      <Button type="submit" size="lg" block busy={busy && !leaving} disabled={leaving}>
        {t('change.submit')}
      </Button>
      <Button variant="quiet" block busy={leaving} disabled={busy && !leaving} onClick={onLeave}>
        {t('change.signOut')}
      </Button>
    </form>
  );
}
