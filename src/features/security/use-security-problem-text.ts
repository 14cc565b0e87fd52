import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useSecurityTexts } from './texts.ts';
import { codesOf, usePasskeyProblemText } from './use-passkey-problem-text.ts';

const KEYS = {
  code_expired: 'setUp.expired',
  replayed: 'changed.already',
} as const;

const isKnown = (code: string): code is keyof typeof KEYS => code in KEYS;

/**
 * Returns a function that returns the text of a problem in the security settings. Some codes have a more specific text here; `code_expired`, for
 * example, means that setting up the authenticator app took too long.
 */
export const useSecurityProblemText = (): ((problem: Problem) => string) => {
  const t = useSecurityTexts();
  const passkeyText = usePasskeyProblemText();
  return useCallback(
    (problem) => {
      const known = codesOf(problem).find(isKnown);
      return known === undefined ? passkeyText(problem) : t(KEYS[known]);
    },
    [t, passkeyText],
  );
};
