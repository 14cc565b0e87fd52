import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useAuthTexts } from '#src/features/auth/texts.ts';

const OWN = {
  verify_expired: 'verify.expired',
  remember_lapsed: 'continue.lapsed',
} as const;
const isOwn = (code: string): code is keyof typeof OWN => Object.hasOwn(OWN, code);

/** The text of a login's problem. One whose wait the button counts down names no seconds, as they would not change. */
export const useLoginProblemText = (): ((problem: Problem) => string) => {
  const t = useAuthTexts();
  const words = useProblemText();
  return useCallback(
    (problem) => {
      if (isOwn(problem.code)) return t(OWN[problem.code]);
      if (problem.retryAfter !== null && (problem.code === 'account_locked' || problem.code === 'too_many_requests'))
        return t('login.locked');
      return words(problem);
    },
    [t, words],
  );
};
