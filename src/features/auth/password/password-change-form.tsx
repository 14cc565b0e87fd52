import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import type { NewPassword } from '#machines/password-change/password-change.machine.ts';
import type { Problem } from '#schemas/problem.ts';
import { messageText, useLoadedFormTexts } from '#src/forms/form-texts.tsx';
import { PasswordConditions, unmetConditions } from '#src/forms/widgets/password-conditions.tsx';
import { accountOf } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { FormActions } from '#src/ui/form-actions.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import {
  newPasswordSchema,
  validateNewPassword,
  type PasswordErrors,
  type PasswordValues,
} from './validate-new-password.ts';
import { useAuthTexts } from '../texts.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { useFieldTexts } from '#src/texts/field-texts.ts';

const EMPTY: PasswordValues = { old: '', password: '', confirmation: '' };
const LONGEST = 255;
/** The platform's names of the fields. */
const FIELD_OF: Readonly<Record<string, keyof PasswordValues>> = {
  old: 'old',
  new: 'password',
  confirmNew: 'confirmation',
};

/** Old password where it is not oldPassword, new one, new one again. */
export function PasswordChangeForm({
  oldPassword,
  problem,
  busy,
  leaving,
  onSubmit,
  onLeave,
}: {
  /** Known from the login; `null` asks for it. */
  readonly oldPassword: string | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** The member is being signed out. */
  readonly leaving: boolean;
  readonly onSubmit: (form: NewPassword) => void;
  readonly onLeave: () => void;
}) {
  const t = useAuthTexts();
  const fieldTexts = useFieldTexts();
  const words = useProblemText();
  const formTexts = useLoadedFormTexts();
  const formWords = formTexts.t;
  const rule = useRegisterRules()?.password;
  const account = accountOf(useSession()) ?? '';
  const [values, setValues] = useState(EMPTY);
  const [checked, setChecked] = useState<{ readonly after: Problem | null; readonly errors: PasswordErrors }>({
    after: null,
    errors: {},
  });
  const form = useRef<HTMLFormElement>(null);
  const schema = useMemo(() => newPasswordSchema(rule), [rule]);

  const focus = (name: string | undefined): void => {
    if (name !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  };
  const refused = useMemo((): PasswordErrors => {
    const named = Object.entries(problem?.fields ?? {}).flatMap(([name, key]) => {
      const field = FIELD_OF[name];
      if (field === undefined) return [];
      const text =
        key === 'password_wrong'
          ? t('change.wrong')
          : key === 'password_same'
            ? fieldTexts('password_same')
            : messageText(formWords, { key, fallback: 'format', bounds: null });
      return [[field, { text }] as const];
    });
    return Object.fromEntries(named);
  }, [problem, t, formWords, fieldTexts]);
  const errors = checked.after === problem ? checked.errors : refused;
  const setErrors = (next: PasswordErrors): void => setChecked({ after: problem, errors: next });
  useEffect(() => focus(Object.keys(refused)[0]), [refused]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const invalid = validateNewPassword(values, rule, oldPassword);
    setErrors(invalid);
    const [first] = Object.keys(invalid);
    if (first !== undefined)
      return focus((['old', 'password', 'confirmation'] as const).find((name) => invalid[name] !== undefined));
    const { old, password, confirmation } = values;
    onSubmit({ old: oldPassword === null ? old.trim() : null, password, confirmation });
  };
  const field = (name: keyof PasswordValues) => {
    const error = errors[name];
    return {
      name,
      value: values[name],
      onValue: (value: string) => {
        setValues((kept) => ({ ...kept, [name]: value }));
        setErrors({ ...errors, [name]: undefined });
      },
      error:
        error === undefined
          ? undefined
          : error === 'same'
            ? fieldTexts('password_same')
            : messageText(formWords, error),
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
      {problem !== null && problem.fields === null && (
        <Callout tone="danger" live>
          {words(problem)}
        </Callout>
      )}
      <input type="text" name="username" value={account} readOnly hidden autoComplete="username" />
      {oldPassword === null && (
        <PasswordField label={t('change.old')} autoComplete="current-password" {...field('old')} />
      )}
      <PasswordField
        label={t('change.new')}
        autoComplete="new-password"
        hint={<PasswordConditions schema={schema} unmet={unmetConditions(schema, values.password)} texts={formTexts} />}
        {...field('password')}
      />
      <PasswordField label={t('change.confirm')} autoComplete="new-password" {...field('confirmation')} />
      <FormActions>
        <Button type="submit" size="lg" block busy={busy && !leaving} disabled={leaving}>
          {t('change.submit')}
        </Button>
        <Button variant="quiet" block busy={leaving} disabled={busy && !leaving} onClick={onLeave}>
          {t('change.signOut')}
        </Button>
      </FormActions>
    </form>
  );
}
