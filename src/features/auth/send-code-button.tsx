import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';
import type { SendCodeInput } from '#machines/sms-code/sms-code.machine.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import type { CodeActor } from './auth-flows.ts';
import { useAuthTexts } from './texts.ts';
import { useSecondsUntil } from './use-seconds-until.ts';

/** Sends an SMS code to what `prepare` answers, unless it answers `null` because the number is not right yet; then counts down. */
export function SendCodeButton({
  code,
  prepare,
}: {
  readonly code: CodeActor;
  readonly prepare: () => Promise<SendCodeInput | null>;
}) {
  const t = useAuthTexts();
  const words = useProblemText();
  const { show } = useDialogs();
  const [preparing, setPreparing] = useState(false);
  const isReady = useSelector(code, (snapshot) => snapshot.matches('ready'));
  const busy = useSelector(code, (snapshot) => snapshot.hasTag('busy'));
  const readyAt = useSelector(code, (snapshot) =>
    snapshot.matches('waiting') ? (snapshot.context.receipt?.readyAt ?? null) : null,
  );
  const problem = useSelector(code, ({ context }) => context.problem);
  const check = useCallback((now: number) => code.send({ type: 'clock.check', now }), [code]);
  const seconds = useSecondsUntil(readyAt, check);

  useEffect(() => {
    if (problem === null) return;
    code.send({ type: 'problem.dismiss' });
    void show({
      text: words(problem),
      actions: [{ id: 'ok', label: t('code.understood'), variant: 'primary', isDefault: true }],
    });
  }, [code, problem, show, t, words]);

  const send = async (): Promise<void> => {
    if (!isReady) return;
    setPreparing(true);
    const to = await prepare();
    setPreparing(false);
    if (to !== null) code.send({ type: 'code.send', to });
  };

  return (
    <Button
      type="button"
      variant="secondary"
      size="sm"
      busy={busy || preparing}
      aria-disabled={!isReady || preparing}
      onClick={() => void send()}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted"
    >
      {seconds === null ? t('code.send') : t('code.wait', { seconds })}
    </Button>
  );
}
