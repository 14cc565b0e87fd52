import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '#schemas/problem.ts';

/** Words for a problem: by its code (ours under `code.`, the specification's keys bare); failing that the platform's own message, which stands as it came; failing that `unknown`. */
export const useProblemWords = (): ((problem: Problem) => string) => {
  const { t, i18n } = useTranslation('errors');
  return useCallback(
    (problem) => {
      const key =
        problem.code === 'unknown'
          ? undefined
          : [`code.${problem.code}`, problem.code].find((name) => i18n.exists(name, { ns: 'errors' }));
      if (key !== undefined) return t(key, { seconds: problem.retryAfter ?? 0 });
      return problem.status > 0 && problem.message !== '' ? problem.message : t('code.unknown');
    },
    [t, i18n],
  );
};
