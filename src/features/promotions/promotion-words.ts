import { useCallback } from 'react';
import { NOT_CARRIED_OUT } from '#machines/operation.ts';
import type { Problem } from '#schemas/problem.ts';
import type { PromotionStatus, PromotionSummary } from '#schemas/promotions.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import { usePromotionTexts } from './texts.ts';

export const STATUS_TONES: Readonly<Record<PromotionStatus, StatusTone>> = {
  JOIN: 'good',
  CLAIM: 'good',
  APPLYING: 'wait',
  IN_PROCESS: 'wait',
  JOINED: 'wait',
  COMING_SOON: 'wait',
  REJECTED: 'bad',
  ISSUED: 'done',
  CLAIMED: 'done',
  CLOSED: 'done',
};

/** A moment without its seconds. */
export const minuteOf = (ms: number): string => formatLocalTime(ms).slice(0, 16);

/** What a promotion gives, in a few words. */
export const useGiftText = (): ((promotion: Pick<PromotionSummary, 'kind' | 'percent' | 'amount'>) => string) => {
  const t = usePromotionTexts();
  const money = useMoney();
  return ({ kind, percent, amount }) => {
    if (kind === 'RAFFLE') return t('gift.raffle', { amount: money(amount) });
    return percent > 0 ? t('gift.percent', { percent, amount: money(amount) }) : money(amount);
  };
};

/** When a promotion begins or ends. */
export const useTimeText = (): ((promotion: Pick<PromotionSummary, 'status' | 'startsAt' | 'endsAt'>) => string) => {
  const t = usePromotionTexts();
  return ({ status, startsAt, endsAt }) => {
    if (status === 'COMING_SOON') return t('time.from', { time: minuteOf(startsAt) });
    return endsAt === null ? t('time.open') : t('time.until', { time: minuteOf(endsAt) });
  };
};

const FIELD_TEXTS = {
  comment_short: 'problem.comment',
  image_missing: 'problem.image',
  image_type: 'problem.type',
  image_large: 'problem.size',
  image_pixels: 'problem.pixels',
  image_broken: 'problem.broken',
} as const;
const isKnown = (key: string): key is keyof typeof FIELD_TEXTS => Object.hasOwn(FIELD_TEXTS, key);

interface PromotionProblem {
  readonly general: string | null;
  /** By the fields of the application. */
  readonly fields: Readonly<Record<string, string>> | null;
}

/** The words of what the platform refused. */
export const usePromotionProblem = (): ((problem: Problem | null) => PromotionProblem) => {
  const t = usePromotionTexts();
  const words = useProblemText();
  return useCallback(
    (problem) => {
      if (problem === null) return { general: null, fields: null };
      if (problem.code === NOT_CARRIED_OUT) return { general: t('undone'), fields: null };
      const named = Object.entries(problem.fields ?? {}).map(
        ([name, key]) => [name, isKnown(key) ? t(FIELD_TEXTS[key]) : words(problem)] as const,
      );
      return named.length === 0
        ? { general: words(problem), fields: null }
        : { general: null, fields: Object.fromEntries(named) };
    },
    [t, words],
  );
};
