import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#schemas/problem.ts';
import { textKeyOf, useProblemValues } from './use-problem-values.ts';

/**
 * Returns the text of a problem: by its code (keys of our own codes begin with `code.`, those of the specification's codes have no prefix), otherwise
 * the platform's own message unchanged, otherwise `unknown`.
 */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('errors');
  const valuesOf = useProblemValues();
  return useCallback(
    (problem) => {
      const values = valuesOf(problem);
      const key =
        problem.code === 'unknown'
          ? null
          : (textKeyOf(i18n, 'errors', `code.${problem.code}`, values) ??
            textKeyOf(i18n, 'errors', problem.code, values));
      // Support finds a failure by its reference; for a refusal there is nothing to look up.
      const reference =
        problem.status >= 500 && problem.requestId !== null ? ` ${t('reference', { id: problem.requestId })}` : '';
      if (key !== null) return t(key, { ...values }) + reference;
      return problem.status > 0 && problem.message !== '' ? problem.message : t('code.unknown');
    },
    [t, i18n, valuesOf],
  );
};
