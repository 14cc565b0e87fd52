import { useMemo } from 'react';
import type { NewPassword } from '#machines/password-change/password-change.machine.ts';
import type { Problem } from '#schemas/problem.ts';
import { messageText, useLoadedFormTexts } from '#src/forms/form-texts.tsx';
import { PasswordConditions, unmetConditions } from '#src/forms/widgets/password-conditions.tsx';
import { accountOf } from '#src/session/session-store.ts';
import { useSession } from '#src/session/use-session.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { FormActions } from '#src/ui/form-actions.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { newPasswordRules, newPasswordSchema } from './new-password-rules.ts';
import { useAuthTexts } from '../texts.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { useRegisterRules } from '#src/forms/use-register-rules.ts';
import { useFieldTexts } from '#src/texts/field-texts.ts';

const EMPTY = { old: '', password: '', confirmation: '' };
const LONGEST = 255;
/** Maps the platform's field names to those of the form. */
const FIELD_OF: Readonly<Record<string, string>> = { new: 'password', confirmNew: 'confirmation' };
const fieldOf = (name: string): string => FIELD_OF[name] ?? name;

/** The password change form. It asks for the new password twice and, unless `oldPassword` is known, for the old one. */
export function PasswordChangeForm({
  oldPassword,
  problem,
  busy,
  leaving,
  onSubmit,
  onLeave,
}: {
  /** The old password, if it is known from the login; if it is `null`, the form asks for it. */
  readonly oldPassword: string | null;
  readonly problem: Problem | null;
  readonly busy: boolean;
  /** Whether the member is being signed out. */
  readonly leaving: boolean;
  readonly onSubmit: (form: NewPassword) => void;
  readonly onLeave: () => void;
}) {
  const t = useAuthTexts();
  const fieldTexts = useFieldTexts();
  const formTexts = useLoadedFormTexts();
  const registerRules = useRegisterRules();
  const rule = registerRules?.password;
  const account = accountOf(useSession()) ?? '';
  const schema = useMemo(() => newPasswordSchema(rule), [rule]);
  const rules = useMemo(() => newPasswordRules(rule, oldPassword), [rule, oldPassword]);
  const toFormProblem = useFormProblem(registerRules);
  const { general, fields } = useMemo(() => {
    const found = toFormProblem(problem, rules.order, fieldOf);
    const isWrong = problem?.fields?.old === 'password_wrong' && found.fields?.old !== undefined;
    return isWrong ? { ...found, fields: { ...found.fields, old: t('change.wrong') } } : found;
  }, [toFormProblem, problem, rules, t]);
  const { form, field, values } = useForm({
    rules,
    start: EMPTY,
    errors: fields,
    busy,
    text: (message) =>
      'key' in message && message.key === 'password_same'
        ? fieldTexts('password_same')
        : messageText(formTexts.t, message),
    onSubmit: ({ old, password, confirmation }) =>
      onSubmit({ old: oldPassword === null ? old.trim() : null, password, confirmation }),
  });
  const secret = {
    maxLength: LONGEST,
    'aria-required': true,
    showText: t('password.show'),
    hideText: t('password.hide'),
    capsLockText: t('password.caps'),
  };
  return (
    <form {...form} aria-label={t('change.title')} className="flex flex-col gap-4">
      {general !== null && (
        <Callout tone="danger" live>
          {general}
        </Callout>
      )}
      <input type="text" name="username" value={account} readOnly hidden autoComplete="username" />
      {oldPassword === null && (
        <PasswordField label={t('change.old')} autoComplete="current-password" {...secret} {...field('old')} />
      )}
      <PasswordField
        label={t('change.new')}
        autoComplete="new-password"
        hint={<PasswordConditions schema={schema} unmet={unmetConditions(schema, values.password)} texts={formTexts} />}
        {...secret}
        {...field('password')}
      />
      <PasswordField label={t('change.confirm')} autoComplete="new-password" {...secret} {...field('confirmation')} />
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
