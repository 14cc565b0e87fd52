import { useCallback } from 'react';
import type { Problem } from '#schemas/problem.ts';
import { useFieldText } from '#src/forms/use-form-problem.ts';
import { usePasskeyTexts } from '#src/texts/passkey-texts.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';

const KEYS = {
  passkey_cancelled: 'cancelled',
  passkey_known: 'known',
  passkey_not_allowed: 'notAllowed',
  passkey_weak: 'weak',
  passkey_failed: 'failed',
  passkey_refused: 'failed',
  passkeys_full: 'full',
  login_refused: 'refused',
} as const;

const isKnown = (code: string): code is keyof typeof KEYS => code in KEYS;

/** Returns the codes of a problem: first the codes of its fields, then the code of the problem itself. */
export const codesOf = ({ fields, code }: Problem): readonly string[] => [...Object.values(fields ?? {}), code];

/** Returns a function that returns the text of a passkey problem. */
export const usePasskeyProblemText = (): ((problem: Problem) => string) => {
  const t = usePasskeyTexts();
  const problemText = useProblemText();
  const fieldText = useFieldText();
  return useCallback(
    (problem) => {
      const known = codesOf(problem).find(isKnown);
      if (known !== undefined) return t(KEYS[known]);
      const [field] = Object.entries(problem.fields ?? {});
      return (field && fieldText(...field)) ?? problemText(problem);
    },
    [t, problemText, fieldText],
  );
};
