import type { PromotionStatus, PromotionSummary } from '#schemas/promotions.ts';
import { useClaimTexts } from '#src/claims/texts.ts';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { usePercent } from '#src/texts/use-percent.ts';
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

/** Returns a function that describes the benefit of a promotion in a few words. */
export const useGiftText = (): ((promotion: Pick<PromotionSummary, 'kind' | 'percent' | 'amount'>) => string) => {
  const t = usePromotionTexts();
  const money = useMoney();
  const share = usePercent();
  return ({ kind, percent, amount }) => {
    if (kind === 'RAFFLE') return t('gift.raffle', { amount: money(amount) });
    return percent > 0 ? t('gift.percent', { percent: share(percent), amount: money(amount) }) : money(amount);
  };
};

/** Returns a function that describes when a promotion starts or ends. */
export const useTimeText = (): ((promotion: Pick<PromotionSummary, 'status' | 'startsAt' | 'endsAt'>) => string) => {
  const t = usePromotionTexts();
  const claimTexts = useClaimTexts();
  return ({ status, startsAt, endsAt }) => {
    if (status === 'COMING_SOON') return t('time.from', { time: formatLocalMinute(startsAt) });
    return endsAt === null ? t('time.open') : claimTexts('until', { time: formatLocalMinute(endsAt) });
  };
};
