import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useFieldText } from '#src/forms/use-form-problem.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { useSecurityTexts } from './texts.ts';

const KEYS = {
  passkey_cancelled: 'passkey.cancelled',
  passkey_known: 'passkey.known',
  passkey_not_allowed: 'passkey.notAllowed',
  passkey_weak: 'passkey.weak',
  passkey_failed: 'passkey.failed',
  passkey_refused: 'passkey.failed',
  passkeys_full: 'passkeys.full',
  login_refused: 'passkey.refused',
  code_expired: 'setUp.expired',
  replayed: 'changed.already',
} as const;

const isKnown = (code: string): code is keyof typeof KEYS => code in KEYS;

/** The text of a security problem. The code of a refused field goes before that of the call. Codes mean more here than elsewhere: `code_expired` is about the set-up of an app. */
export const useSecurityProblemText = (): ((problem: Problem) => string) => {
  const t = useSecurityTexts();
  const problemText = useProblemText();
  const fieldText = useFieldText();
  return useCallback(
    (problem) => {
      const known = [...Object.values(problem.fields ?? {}), problem.code].find(isKnown);
      if (known !== undefined) return t(KEYS[known]);
      const [field] = Object.entries(problem.fields ?? {});
      return (field && fieldText(...field)) ?? problemText(problem);
    },
    [t, problemText, fieldText],
  );
};
