import type { TeamPeriod } from '#schemas/team.ts';
import { classNames } from '#src/lib/class-names.ts';
import { changeInk, useChange } from '#src/records/use-change.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useAgentTexts } from './texts.ts';

const FIGURES = [
  ['newMembers', 'count'],
  ['activeMembers', 'count'],
  ['deposits', 'money'],
  ['withdrawals', 'money'],
  ['bets', 'money'],
  ['validBets', 'money'],
  ['payouts', 'money'],
  ['bonuses', 'money'],
  ['net', 'change'],
] as const satisfies readonly (readonly [keyof TeamPeriod, 'count' | 'money' | 'change'])[];

/** The figures of a period, each beside that of the period before. */
export function ComparedFigures({ period, before }: { readonly period: TeamPeriod; readonly before: TeamPeriod }) {
  const t = useAgentTexts();
  const money = useMoney();
  const change = useChange();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const shown = { count: (value: number) => number.format(value), money, change };
  return (
    <section aria-label={t('overview.period')} className="space-y-2">
      <h4 className="font-display text-base font-semibold">{t('overview.period')}</h4>
      <dl className="grid grid-cols-2 gap-2 @2xl:grid-cols-3">
        {FIGURES.map(([name, kind]) => {
          const [now, then] = [period[name], before[name]];
          return (
            <div key={name} className="min-w-0 rounded-card border border-line bg-raised px-3 py-2">
              <dt className="text-xs text-ink-muted">{t(`figure.${name}`)}</dt>
              <dd
                className={classNames(
                  'font-display text-base font-bold wrap-anywhere tabular-nums',
                  kind === 'change' && changeInk(now),
                )}
              >
                {shown[kind](now)}
              </dd>
              <dd className="text-xs text-ink-muted wrap-anywhere tabular-nums">
                {t('overview.before', { value: shown[kind](then) })}
                {kind !== 'change' && then > 0 && ` (${share.format((now - then) / then)})`}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
