import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useProblemValues } from '#src/texts/use-problem-values.ts';
import { useAuthTexts } from '#src/features/auth/texts.ts';

const OWN = {
  verify_expired: 'verify.expired',
  remember_lapsed: 'continue.lapsed',
} as const;
const isWait = ({ code, retryAfter }: Problem): boolean =>
  retryAfter !== null && (code === 'account_locked' || code === 'too_many_requests');
const isOwn = (code: string): code is keyof typeof OWN => Object.hasOwn(OWN, code);

/**
 * The text of a login problem. The button shows a countdown, so the text gives no number of seconds, which would go stale; for a wait of a minute or
 * more it says when the wait ends.
 */
export const useLoginProblemText = (): ((problem: Problem) => string) => {
  const t = useAuthTexts();
  const words = useProblemText();
  const valuesOf = useProblemValues();
  return useCallback(
    (problem) => {
      if (isOwn(problem.code)) return t(OWN[problem.code]);
      if (valuesOf(problem).time === undefined && isWait(problem)) return t('login.locked');
      return words(problem);
    },
    [t, words, valuesOf],
  );
};
