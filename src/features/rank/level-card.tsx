import type { RankStep } from '#schemas/rank.ts';
import { useClaimTexts } from '#src/claims/texts.ts';
import { classNames } from '#src/lib/class-names.ts';
import { RecordLink } from '#src/claims/record-link.tsx';
import { useMoney } from '#src/session/use-money.ts';
import { FactList } from '#src/ui/fact-list.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { lineFit } from '#src/ui/line-fit.ts';
import { StatusPill } from '#src/ui/status-pill.tsx';
import { useRankTexts } from './texts.ts';

/** A member level with its requirements and its benefits. */
export function LevelCard({
  step: { labelName, requires, bonus, benefits, orderNo },
  days,
  state,
}: {
  readonly step: RankStep;
  readonly days: number;
  readonly state: 'reached' | 'current' | 'ahead';
}) {
  const t = useRankTexts();
  const claimTexts = useClaimTexts();
  const money = useMoney();
  const none = t('none');
  return (
    <li
      aria-current={state === 'current' ? 'true' : undefined}
      className={classNames(
        'flex flex-col gap-3 rounded-card border bg-surface p-4',
        state === 'current' ? 'border-2 border-accent-ink' : 'border-line',
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Icon name="crown" className={classNames('size-5', state === 'ahead' ? 'text-ink-muted' : 'text-accent-ink')} />
        <h4 className="min-w-0 flex-1 basis-[6rem] font-display text-base font-semibold wrap-anywhere">{labelName}</h4>
        {state === 'current' && <StatusPill tone="wait">{t('yours')}</StatusPill>}
        {state === 'reached' && <StatusPill tone="good">{t('reached')}</StatusPill>}
      </div>
      <FactList
        facts={[
          { label: t('requires', { count: days }), value: requires === 0 ? none : money(requires) },
          {
            label: t('bonus'),
            value: (
              <>
                <span className={lineFit(money(bonus))}>{bonus === 0 ? none : money(bonus)}</span>
                {orderNo !== null && (
                  <span className="ms-2 text-xs">
                    <RecordLink orderNo={orderNo}>{claimTexts('record', { number: orderNo })}</RecordLink>
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
      {benefits.length > 0 && (
        <ul className="list-disc space-y-1 ps-5 text-sm text-pretty">
          {benefits.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
