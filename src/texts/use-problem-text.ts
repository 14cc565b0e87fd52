import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#schemas/problem.ts';

/** The text of a problem: by its code (ours under `code.`, those of the specification bare), else the platform's own message as it is, else `unknown`. */
export const useProblemText = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (problem) => {
      const key =
        problem.code === 'unknown'
          ? undefined
          : [`code.${problem.code}`, problem.code].find((name) => i18n.exists(name, { ns: 'errors' }));
      // Support finds the failure by it; a refusal has nothing to look up.
      const reference =
        problem.status >= 500 && problem.requestId !== null ? ` ${t('reference', { id: problem.requestId })}` : '';
      if (key !== undefined) return t(key, { seconds: problem.retryAfter ?? 0 }) + reference;
      return problem.status > 0 && problem.message !== '' ? problem.message : t('code.unknown');
    },
    [t, i18n],
  );
};
