import { useCallback } from 'react';
import type { i18n } from 'i18next';
import type { Problem } from '#schemas/problem.ts';
import { formatLocalClock, formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useLanguage } from './language-store.ts';

const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;

/**
 * The values that fill in a problem's text. `count`: the number of attempts left; `duration`: the waiting time in the current language, if known;
 * `time`: the end of a wait of a minute or more.
 */
export interface ProblemValues {
  readonly duration?: string;
  readonly count?: number;
  readonly time?: string;
}

/** Returns `triesLeft` of a refusal, or `null` if the platform does not state it. */
const triesLeftOf = ({ detail }: Pick<Problem, 'detail'>): number | null => {
  if (typeof detail !== 'object' || detail === null || !('triesLeft' in detail)) return null;
  const { triesLeft } = detail;
  return typeof triesLeft === 'number' && Number.isInteger(triesLeft) && triesLeft > 0 ? triesLeft : null;
};

const waitOf = ({ retryAfter, retryAt }: Problem, tag: string): Pick<ProblemValues, 'duration' | 'time'> => {
  if (retryAfter === null || retryAt === null) return {};
  const [unit, size] =
    retryAfter < MINUTE_S
      ? (['second', 1] as const)
      : retryAfter < 2 * HOUR_S
        ? (['minute', MINUTE_S] as const)
        : (['hour', HOUR_S] as const);
  const duration = Math.ceil(retryAfter / size).toLocaleString(tag, { style: 'unit', unit, unitDisplay: 'long' });
  if (retryAfter < MINUTE_S) return { duration };
  return { duration, time: retryAfter < 12 * HOUR_S ? formatLocalClock(retryAt) : formatLocalMinute(retryAt) };
};

export const useProblemValues = (): ((problem: Problem) => ProblemValues) => {
  const { tag } = useLanguage();
  return useCallback(
    (problem) => {
      const count = triesLeftOf(problem);
      return { ...(count === null ? {} : { count }), ...waitOf(problem, tag) };
    },
    [tag],
  );
};

/**
 * Returns the key of the most specific text for a code: `.tries` if the number of attempts left is known, `.until` if the wait takes a minute or
 * more, `.later` if its length is unknown, otherwise the key of the code itself. `null` if there is no text.
 */
export const textKeyOf = (
  { exists }: Pick<i18n, 'exists'>,
  ns: string,
  key: string,
  { count, duration, time }: ProblemValues,
): string | null => {
  if (count !== undefined && exists(`${key}.tries`, { ns, count })) return `${key}.tries`;
  if (time !== undefined && exists(`${key}.until`, { ns })) return `${key}.until`;
  if (duration === undefined && exists(`${key}.later`, { ns })) return `${key}.later`;
  return exists(key, { ns }) ? key : null;
};
