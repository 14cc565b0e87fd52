import { useEffect, useMemo } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { messageText, useFormTranslate } from '#src/forms/form-texts.tsx';
import { requiredFields, useForm, type FormField } from '#src/forms/use-form.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { useSession } from '#src/session/use-session.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { PasswordField } from '#src/ui/password-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { CodeField } from './code-field.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

/** The field for the name of a passkey. */
function NameField(field: FormField) {
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
  /** A code from the authenticator app or a recovery code; empty if the form does not ask for one. */
  readonly code: string;
  /** The name of a passkey; empty if the form does not ask for one. */
  readonly name: string;
}

const EMPTY = { password: '', code: '', name: '' };
/** Maps the platform's field names to those of the form: the call that registers a passkey has another name for the code. */
const fieldOf = (name: string): string => (name === 'proofCode' ? 'code' : name);

const MAX_PASSWORD_LENGTH = 255;

/** A form that is submitted before a security setting changes. It asks for the password again and, if required, for a code and a name. */
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
  /** The required fields other than the password. */
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
  const ruleText = useFormTranslate();
  const common = useCommonTexts();
  const problemText = useSecurityProblemText();
  const toFormProblem = useFormProblem();
  const account = useSession().member?.account ?? '';
  const names = [...(hasPassword ? ['password'] : []), ...asks].join(' ');
  const rules = useMemo(() => requiredFields(names.split(' ').filter(Boolean)), [names]);
  const { general, fields } = useMemo(
    () => toFormProblem(problem, rules.order, fieldOf),
    [toFormProblem, problem, rules],
  );
  const { store, form, field } = useForm({
    rules,
    start: EMPTY,
    errors: fields,
    busy,
    text: (message) => messageText(ruleText, message),
    onSubmit: ({ password, code, name }) =>
      onSubmit({ password: hasPassword ? password : null, code: code.trim(), name: name.trim() }),
  });
  const [first = ''] = rules.order;
  // oxlint-disable-next-line react/exhaustive-deps -- runs only once, when the form opens
  useEffect(() => store.focus(first), []);

  return (
    <form {...form} aria-label={label} className="flex flex-col gap-4">
      {problem !== null && general !== null && (
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
