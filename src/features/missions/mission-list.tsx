import { useId } from 'react';
import type { operationMachine } from '#machines/operation/operation.machine.ts';
import { claimMission, summary } from '#schemas/calls/missions.ts';
import type { Mission } from '#schemas/mission.ts';
import { MISSION_PERIODS, type MissionPeriod } from '#schemas/mission-names.ts';
import { ClaimOutcome } from '#src/claims/claim-action.tsx';
import { TimeLeft } from '#src/claims/time-left.tsx';
import { useClaims, type Claims } from '#src/claims/use-claims.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useRefreshCalls } from '#src/platform/use-refresh-calls.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { claimOf, MissionCard } from './mission-card.tsx';
import { useMissionsTexts } from './texts.ts';

/** Formats a UTC offset in minutes as `+8` or `-3:30`. */
const offsetText = (minutes: number): string => {
  const rest = Math.abs(minutes) % 60;
  return `${minutes < 0 ? '-' : '+'}${Math.floor(Math.abs(minutes) / 60)}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
};

/** The missions of a period, below the period's name and the time left in the day or week. */
function PeriodGroup({
  period,
  missions,
  claims,
  onOver,
}: {
  readonly period: MissionPeriod;
  readonly missions: readonly Mission[];
  readonly claims: Claims;
  readonly onOver: () => void;
}) {
  const t = useMissionsTexts();
  const id = useId();
  const until = period === 'ONCE' ? null : (missions[0]?.endTime ?? null);
  return (
    <section aria-labelledby={id} className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h4 id={id} className="font-display text-base font-semibold">
          {t(`period.${period}`)}
        </h4>
        {until !== null && <TimeLeft until={until} onOver={onOver} />}
      </div>
      <ul className="grid gap-3 @2xl:grid-cols-2">
        {missions.map((mission) => (
          <MissionCard key={mission.id} mission={mission} claims={claims} onOver={onOver} />
        ))}
      </ul>
    </section>
  );
}

/** All missions grouped by period, with the daily missions first. */
export function MissionList({ machine }: { readonly machine?: typeof operationMachine | undefined }) {
  const t = useMissionsTexts();
  const query = useCallQuery(summary, {});
  const refresh = useRefreshCalls();
  const onOver = (): void => refresh([summary]);
  const claims = useClaims(claimMission, machine);
  return (
    <QueryView
      query={query}
      failed={t('error')}
      skeleton={
        <span className="grid gap-3 @2xl:grid-cols-2">
          {[0, 1, 2, 3].map((at) => (
            <Skeleton key={at} className="h-56 w-full" />
          ))}
        </span>
      }
      empty={<EmptyState icon="trophy" title={t('none')} text={t('none.text')} />}
    >
      {({ list, utcOffset }) => (
        <div className="space-y-6">
          {claims.others(list.map((one) => claimOf(one).input)).map(({ id, state }) => (
            <ClaimOutcome key={id} state={state} />
          ))}
          {MISSION_PERIODS.map((period) => [period, list.filter((mission) => mission.period === period)] as const)
            .filter(([, missions]) => missions.length > 0)
            .map(([period, missions]) => (
              <PeriodGroup key={period} period={period} missions={missions} claims={claims} onOver={onOver} />
            ))}
          <p className="text-xs text-pretty text-ink-muted">{t('clock', { offset: offsetText(utcOffset) })}</p>
        </div>
      )}
    </QueryView>
  );
}
