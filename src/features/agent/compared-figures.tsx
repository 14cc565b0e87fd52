import type { TeamPeriod } from '#schemas/team.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { Moments } from '#src/records/record-range.ts';
import { changeInk, useChange } from '#src/records/use-change.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { focusRing } from '#src/ui/focus-ring.ts';
import { Link } from '#src/ui/link.tsx';
import { useAgentTexts } from './texts.ts';

const BETS = 'personalHistoryCopy';
const MOVEMENTS = 'agentDownlineTransactionDetailsCopy';

/** Each with the page of the records that it is made of. */
const FIGURES = [
  ['newMembers', 'count', null],
  ['activeMembers', 'count', 'palStatementsAgentCopy'],
  ['deposits', 'money', MOVEMENTS],
  ['withdrawals', 'money', MOVEMENTS],
  ['bets', 'money', BETS],
  ['validBets', 'money', BETS],
  ['payouts', 'money', BETS],
  ['bonuses', 'money', MOVEMENTS],
  ['net', 'change', BETS],
] as const satisfies readonly (readonly [keyof TeamPeriod, 'count' | 'money' | 'change', string | null])[];

/** The figures of a period, each beside that of the period before. */
export function ComparedFigures({
  period,
  before,
  moments,
}: {
  readonly period: TeamPeriod;
  readonly before: TeamPeriod;
  readonly moments: Moments;
}) {
  const t = useAgentTexts();
  const agentUrl = useAgentUrl();
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
        {FIGURES.map(([name, kind, records]) => {
          const [now, then] = [period[name], before[name]];
          return (
            <div key={name} className="min-w-0 rounded-card border border-line bg-raised px-3 py-2">
              <dt className="text-xs text-ink-muted">
                {records === null ? (
                  t(`figure.${name}`)
                ) : (
                  <Link
                    to={agentUrl(records, moments)}
                    className={classNames('rounded-control text-primary-ink underline', focusRing)}
                  >
                    {t(`figure.${name}`)}
                  </Link>
                )}
              </dt>
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
