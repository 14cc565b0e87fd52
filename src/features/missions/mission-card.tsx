import { useId } from 'react';
import type { Mission } from '#schemas/mission.ts';
import type { MissionStatus } from '#schemas/mission-names.ts';
import { ClaimAction } from '#src/claims/claim-action.tsx';
import { useClaimTexts } from '#src/claims/texts.ts';
import { TimeLeft } from '#src/claims/time-left.tsx';
import type { Claimable, Claims } from '#src/claims/use-claims.ts';
import { useMoney } from '#src/session/use-money.ts';
import { StatusPill, type StatusTone } from '#src/ui/status-pill.tsx';
import { MissionProgress } from './mission-progress.tsx';
import { useMissionsTexts } from './texts.ts';

const TONES: Readonly<Record<MissionStatus, StatusTone>> = {
  IN_PROCESS: 'wait',
  CLAIM: 'good',
  CLAIMED: 'done',
  CLOSED: 'done',
};

/** Returns the claim for a mission in its current period. In the next period it can be claimed again. */
export const claimOf = ({ id, name, endTime }: Mission): Claimable => ({ input: { id, endTime }, name });

/** A mission with its target, the member's progress, its reward and the button that claims the reward. */
export function MissionCard({
  mission,
  claims,
  onOver,
}: {
  readonly mission: Mission;
  readonly claims: Claims;
  readonly onOver: () => void;
}) {
  const t = useMissionsTexts();
  const claimText = useClaimTexts();
  const money = useMoney();
  const id = useId();
  const { name, description, status, reward, requiredTurnover, period, endTime, orderNo } = mission;
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
        <h5 id={id} className="min-w-0 flex-[1_1_6rem] font-semibold wrap-anywhere">
          {name}
        </h5>
        <StatusPill tone={TONES[status]}>{t(`status.${status}`)}</StatusPill>
      </div>
      <p className="text-sm text-pretty text-ink-muted wrap-anywhere">{description}</p>
      <MissionProgress mission={mission} nameId={id} />
      <div className="mt-auto space-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-sm text-ink-muted">{t('gives')}</span>
          <strong className="font-display text-lg">{money(reward)}</strong>
        </p>
        {requiredTurnover > 0 && (
          <p className="text-xs text-pretty text-ink-muted">
            {claimText('turnover', { amount: money(requiredTurnover) })}
          </p>
        )}
        {period === 'ONCE' && endTime !== null && status !== 'CLAIMED' && <TimeLeft until={endTime} onOver={onOver} />}
      </div>
      <ClaimAction claims={claims} claimable={claimOf(mission)} isOpen={status === 'CLAIM'} orderNo={orderNo} />
    </li>
  );
}
