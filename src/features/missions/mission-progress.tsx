import { differenceOf } from '#schemas/amounts.ts';
import type { Mission } from '#schemas/mission.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { useMissionsTexts } from './texts.ts';

/** Returns a function that describes what remains to be done for a mission. */
const useMissingText = (): ((mission: Pick<Mission, 'metric' | 'target' | 'progress'>) => string) => {
  const t = useMissionsTexts();
  const money = useMoney();
  const { code } = useCurrency();
  return ({ metric, target, progress }) =>
    metric === 'VALID_BETS' || metric === 'DEPOSIT_SUM'
      ? t(`missing.${metric}`, { amount: money(differenceOf(target, progress, code)) })
      : t(`missing.${metric}`, { count: target - progress });
};

/** The member's progress in a mission, as a bar and as text. `nameId` is the id of the element with the mission's name. */
export function MissionProgress({ mission, nameId }: { readonly mission: Mission; readonly nameId: string }) {
  const t = useMissionsTexts();
  const money = useMoney();
  const missingText = useMissingText();
  const { metric, unit, target, progress, status } = mission;
  const done = Math.min(progress, target);
  const show = (value: number): string => (unit === 'MONEY' ? money(value) : String(value));
  const words = t('progress', { done: show(done), target: show(target) });
  return (
    <div className="space-y-1">
      <ProgressBar labelledBy={nameId} words={words} value={done} max={target} />
      <p className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-muted">
        <span>{words}</span>
        {status === 'IN_PROCESS' && (
          <span className="font-semibold text-ink">{missingText({ metric, target, progress: done })}</span>
        )}
      </p>
    </div>
  );
}
