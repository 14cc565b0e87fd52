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
 * Returns a function that returns the text of a login problem. For a short lock the text contains no seconds, because the submit button shows a
 * countdown and a number in the text would become wrong. For a lock of a minute or more, the text says when it ends.
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
