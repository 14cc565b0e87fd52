import { useCallback, useEffect, useState } from 'react';
import { smsCodeScreen, type SmsCodeScreen } from '#machines/sms-code/screens.ts';
import type { SendCodeInput, smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import type { Problem } from '#schemas/problem.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import { lastQueued, useLazyMachine, type LazyMachineState } from '#src/lib/lazy-machine.ts';
import { useDialogs } from '#src/modals/dialog-store.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { Button } from '#src/ui/button.tsx';
import type { CodeMachine } from './auth-service.ts';
import { useAuthTexts } from './texts.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';

interface CodeView {
  readonly screen: SmsCodeScreen;
  /** When the countdown ends, in Unix milliseconds. */
  readonly readyAt: number | null;
  readonly problem: Problem | null;
}

/** Returns the part of a code machine's state that the button shows. */
export const selectCode = (state: LazyMachineState<typeof smsCodeMachine>): CodeView => {
  if (state.status !== 'running') {
    const isSending = state.status === 'loading' && lastQueued(state.queued, 'code.send') !== undefined;
    return {
      screen: isSending ? 'sending' : 'ready',
      readyAt: null,
      problem: state.status === 'failed' ? state.problem : null,
    };
  }
  const { receipt, problem } = state.snapshot.context;
  const screen = smsCodeScreen(state.snapshot);
  return { screen, readyAt: screen === 'countdown' ? (receipt?.readyAt ?? null) : null, problem };
};

/** A button that sends a code to the number that `prepare` returns, and then shows a countdown. If `prepare` returns `null`, nothing is sent. */
export function SendCodeButton({
  code,
  prepare,
}: {
  readonly code: CodeMachine;
  readonly prepare: () => Promise<SendCodeInput | null>;
}) {
  const t = useAuthTexts();
  const common = useCommonTexts();
  const { tag } = useLanguage();
  const words = useProblemText();
  const { show } = useDialogs();
  const [preparing, setPreparing] = useState(false);
  const { screen, readyAt, problem } = useLazyMachine(code, selectCode);
  const isReady = screen === 'ready';
  const check = useCallback((now: number) => code.send({ type: 'clock.check', now }), [code]);
  const seconds = useSecondsUntil(readyAt, check);

  useEffect(() => void code.load().catch(() => undefined), [code]);
  useEffect(() => {
    if (problem === null) return;
    code.send({ type: 'problem.dismiss' });
    void show({
      text: words(problem),
      actions: [{ id: 'ok', label: common('ok'), variant: 'primary', isDefault: true }],
    });
  }, [code, problem, show, t, words, common]);

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
      name="code.send"
      variant="secondary"
      size="sm"
      busy={screen === 'sending' || preparing}
      aria-disabled={!isReady || preparing}
      onClick={() => void send()}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-muted"
    >
      {seconds === null ? t('code.send') : formatDuration(seconds, tag)}
    </Button>
  );
}
