import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useSecurityTexts } from './texts.ts';
import { codesOf, usePasskeyProblemText } from './use-passkey-problem-text.ts';

const KEYS = {
  code_expired: 'setUp.expired',
  replayed: 'changed.already',
} as const;

const isKnown = (code: string): code is keyof typeof KEYS => code in KEYS;

/** The text of a security problem. Codes mean more here than elsewhere: `code_expired` is about the set-up of an app. */
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
