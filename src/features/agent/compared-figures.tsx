import type { TeamPeriod } from '#schemas/team.ts';
import { signed } from '#src/lib/signed.ts';
import { FigureTile } from '#src/records/figure-tile.tsx';
import type { Moments } from '#src/records/record-range.ts';
import { changeInk, useChange } from '#src/records/use-change.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import type { FigureName } from './figure-lists.ts';
import { useAgentTexts } from './texts.ts';
import { useComparisonText } from './use-comparison-text.ts';
import { useFigureUrl } from './use-figure-url.ts';

const FIGURES = [
  ['newMembers', 'count'],
  ['activeMembers', 'count'],
  ['deposits', 'money'],
  ['withdrawals', 'money'],
  ['bets', 'money'],
  ['validBets', 'money'],
  ['payouts', 'money'],
  ['bonuses', 'money'],
  ['rebate', 'money'],
  ['net', 'change'],
] as const satisfies readonly (readonly [keyof TeamPeriod & FigureName, 'count' | 'money' | 'change'])[];

/** The figures of a period, each compared with the same figure of an earlier period. */
export function ComparedFigures({
  period,
  before,
  compared,
  moments,
}: {
  readonly period: TeamPeriod;
  readonly before: TeamPeriod;
  /** The time range of the figures in `before`. */
  readonly compared: Moments;
  readonly moments: Moments;
}) {
  const t = useAgentTexts();
  const comparison = useComparisonText(compared);
  const figureUrl = useFigureUrl();
  const money = useMoney();
  const change = useChange();
  const { tag } = useLanguage();
  const number = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 });
  // A percentage that rounds to zero is shown without a sign.
  const shareText = (part: number): string => signed(Math.round(part * 100), share.format(Math.abs(part)));
  const shown = { count: (value: number) => number.format(value), money, change };
  return (
    <section aria-label={t('overview.period')} className="space-y-2">
      <h4 className="font-display text-base font-semibold">{t('overview.period')}</h4>
      <p className="text-sm text-pretty text-ink-muted">{comparison}</p>
      <dl className="flex flex-wrap gap-2">
        {FIGURES.map(([name, kind]) => {
          const [now, then] = [period[name], before[name]];
          return (
            <FigureTile
              key={name}
              label={t(`figure.${name}`)}
              to={figureUrl(name, { moments })}
              ink={kind === 'change' && changeInk(now)}
              value={shown[kind](now)}
            >
              <dd className="text-xs text-ink-muted">
                <span className={lineFit(shown[kind](then))}>
                  <span>{t('overview.before', { value: shown[kind](then) })}</span>
                  {kind !== 'change' && then > 0 && <span>{` (${shareText((now - then) / then)})`}</span>}
                </span>
              </dd>
            </FigureTile>
          );
        })}
      </dl>
    </section>
  );
}
