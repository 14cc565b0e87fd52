import { useMemo } from 'react';
import type { AppSecret } from '#machines/two-step-setup/two-step-setup.machine.ts';
import type { Problem } from '#schemas/problem.ts';
import { messageText, useFormTranslate } from '#src/forms/form-texts.tsx';
import { requiredFields, useForm } from '#src/forms/use-form.ts';
import { useFormProblem } from '#src/forms/use-form-problem.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { AppSecretCard } from './app-secret-card.tsx';
import { CodeField } from './code-field.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

const FIELDS = ['code'] as const;
const RULES = requiredFields(FIELDS);

/** The secret for the authenticator app, and a field for its first code. */
export function PairingForm({
  secret,
  problem,
  busy,
  onSubmit,
  onLeave,
}: {
  readonly secret: AppSecret;
  readonly problem: Problem | null;
  readonly busy: boolean;
  readonly onSubmit: (code: string) => void;
  readonly onLeave: () => void;
}) {
  const t = useSecurityTexts();
  const ruleText = useFormTranslate();
  const common = useCommonTexts();
  const problemText = useSecurityProblemText();
  const toFormProblem = useFormProblem();
  const { general, fields } = useMemo(() => toFormProblem(problem, FIELDS), [toFormProblem, problem]);
  const { form, field } = useForm({
    rules: RULES,
    start: { code: '' },
    errors: fields,
    busy,
    text: (message) => messageText(ruleText, message),
    onSubmit: ({ code }) => onSubmit(code.replaceAll(/\s/g, '')),
  });
  return (
    <form {...form} aria-label={t('totp.setUp')} className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-muted">{t('pair.text')}</p>
      <AppSecretCard secret={secret} />
      {problem !== null && general !== null && (
        <Callout tone="danger" live>
          {problemText(problem)}
        </Callout>
      )}
      <CodeField {...field('code')} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={busy}>
          {t('pair.confirm')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onLeave}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
