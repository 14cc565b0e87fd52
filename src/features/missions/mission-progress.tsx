import type { Mission } from '#schemas/mission.ts';
import type { MissionMetric } from '#schemas/mission-names.ts';
import { useMoney } from '#src/session/use-money.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useMissionsTexts } from './texts.ts';

type Words = ReturnType<typeof useMissionsTexts>;

/** What is still missing, in words. */
const missingText = (t: Words, metric: MissionMetric, missing: number, money: (amount: number) => string): string => {
  if (metric === 'VALID_BETS' || metric === 'DEPOSIT_SUM') return t(`missing.${metric}`, { amount: money(missing) });
  return t(`missing.${metric}`, { count: missing });
};

/** How far the member has come with a mission, as a bar and in words. `nameId` is the element with its name. */
export function MissionProgress({ mission, nameId }: { readonly mission: Mission; readonly nameId: string }) {
  const t = useMissionsTexts();
  const money = useMoney();
  const { metric, unit, target, progress, status } = mission;
  const done = Math.min(progress, target);
  const show = (value: number): string => (unit === 'MONEY' ? money(value) : String(value));
  const words = t('progress', { done: show(done), target: show(target) });
  return (
    <div className="space-y-1">
      <ProgressBar labelledBy={nameId} words={words} value={done} max={target} />
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-muted tabular-nums">
        <span>{words}</span>
        {status === 'IN_PROCESS' && (
          <span className="font-semibold text-ink">{missingText(t, metric, target - done, money)}</span>
        )}
      </p>
    </div>
  );
}
