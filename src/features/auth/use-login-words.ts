import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useAuthTexts } from './texts.ts';

const OWN = {
  verify_expired: 'verify.expired',
  remember_lapsed: 'continue.lapsed',
} as const;
const isOwn = (code: string): code is keyof typeof OWN => Object.hasOwn(OWN, code);

/** Words for what stops a login. A wait that the button counts down names no seconds of its own: they would stand still. */
export const useLoginWords = (): ((problem: Problem) => string) => {
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
