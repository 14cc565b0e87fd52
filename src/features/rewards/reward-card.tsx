import type { Reward } from '#schemas/rewards.ts';
import { ClaimAction } from '#src/claims/claim-action.tsx';
import { useClaimTexts } from '#src/claims/texts.ts';
import { TimeLeft } from '#src/claims/time-left.tsx';
import type { Claimable, Claims } from '#src/claims/use-claims.ts';
import { classNames } from '#src/lib/class-names.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { useMoney } from '#src/session/use-money.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { useRewardsTexts } from './texts.ts';

const TONES: Readonly<Record<Reward['status'], StatusTone>> = { CLAIM: 'good', CLAIMED: 'done', EXPIRED: 'bad' };

/** Returns the claim for a reward. */
export const claimOf = ({ id, name }: Reward): Claimable => ({ input: { id }, name });

/** A reward with its reason, its amount, its deadline and the button that claims it. */
export function RewardCard({
  reward,
  claims,
  onOver,
}: {
  readonly reward: Reward;
  readonly claims: Claims;
  readonly onOver: () => void;
}) {
  const t = useRewardsTexts();
  const claimTexts = useClaimTexts();
  const claimText = useClaimTexts();
  const money = useMoney();
  const { name, type, status, amount, time, expireTime, requiredTurnover, orderNo } = reward;
  return (
    <li className="@container flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="min-w-24">
          <p className="text-xs text-ink-muted">{t(`type.${type}`)}</p>
          <h4 className="font-semibold wrap-anywhere">{name}</h4>
        </div>
        <StatusPill tone={TONES[status]}>{t(`status.${status}`)}</StatusPill>
      </div>
      <p className="text-xl">
        <Unbroken className="font-display font-bold">{money(amount)}</Unbroken>
      </p>
      <div className="mt-auto space-y-1 text-xs text-ink-muted">
        <p>{t('since', { time: formatLocalTime(time) })}</p>
        {status === 'EXPIRED' && expireTime !== null && (
          <p>{claimTexts('until', { time: formatLocalTime(expireTime) })}</p>
        )}
        {status === 'CLAIM' && requiredTurnover > 0 && (
          <p className={classNames('text-pretty', lineFit(money(requiredTurnover)))}>
            {claimText('turnover', { amount: money(requiredTurnover) })}
          </p>
        )}
        {status === 'CLAIM' && expireTime !== null && <TimeLeft until={expireTime} onOver={onOver} />}
      </div>
      <ClaimAction claims={claims} claimable={claimOf(reward)} isOpen={status === 'CLAIM'} orderNo={orderNo} />
    </li>
  );
}
