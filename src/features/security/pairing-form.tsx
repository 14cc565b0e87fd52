import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { AppSecret } from '#machines/two-step-setup/two-step-setup.machine.ts';
import type { Problem } from '#schemas/problem.ts';
import { useRuleTexts } from '#src/texts/rule-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { Callout } from '#src/ui/callout.tsx';
import { AppSecretCard } from './app-secret-card.tsx';
import { CodeField } from './code-field.tsx';
import { useSecurityTexts } from './texts.ts';
import { useSecurityProblemText } from './use-security-problem-text.ts';

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
  const ruleTexts = useRuleTexts();
  const common = useCommonTexts();
  const problemText = useSecurityProblemText();
  const [code, setCode] = useState('');
  const [emptyAfter, setEmptyAfter] = useState<{ readonly problem: Problem | null } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isWrong = problem?.code === 'code_wrong';
  const error =
    emptyAfter !== null && emptyAfter.problem === problem
      ? ruleTexts('input_empty')
      : isWrong && problem !== null
        ? problemText(problem)
        : null;

  useEffect(() => {
    if (isWrong) input.current?.focus();
  }, [isWrong, problem]);

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (busy) return;
    const typed = code.replaceAll(/\s/g, '');
    setEmptyAfter(typed === '' ? { problem } : null);
    if (typed === '') input.current?.focus();
    else onSubmit(typed);
  };
  return (
    <form noValidate aria-label={t('totp.setUp')} aria-busy={busy} onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-sm text-pretty text-ink-muted">{t('pair.text')}</p>
      <AppSecretCard secret={secret} />
      {problem !== null && !isWrong && (
        <Callout tone="danger" live>
          {problemText(problem)}
        </Callout>
      )}
      <CodeField ref={input} name="code" value={code} onValue={setCode} error={error} />
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
