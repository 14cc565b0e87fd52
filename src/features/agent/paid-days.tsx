import { income } from '#schemas/calls/agent.ts';
import { consolidated } from '#schemas/calls/home.ts';
import { formatLocalMinute } from '#src/lib/format-local-time.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { formatPlatformDay, platformDay, type Moments } from '#src/records/record-range.ts';
import { useAgentUrl } from '#src/session/use-agent-url.ts';
import { useMoney } from '#src/session/use-money.ts';
import { Link } from '#src/ui/link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { pageGates } from './page-gates.ts';
import { useAgentTexts } from './texts.ts';

const DAY_MS = 86_400_000;

/** The parts of a day's payment, each with the page that lists its settlements. The rebate has no other page, because it is listed here. */
const PARTS = [
  ['rebate', null],
  ['dividend', 'agentDividendRecordCopy2'],
  ['daily', 'agentDailyWages2'],
  ['hourly', 'agentHourSalary'],
  ['realtime', 'agentRealtimeSalary'],
] as const;

/** Returns a function that formats the period of a payment: as dates if it consists of whole days in the platform's time zone, otherwise as times. */
const useEarnedText = (): ((earned: Moments, paidOn: number) => string) => {
  const t = useAgentTexts();
  return ({ from, to }, paidOn) => {
    const isWhole = [from, to].every((end) => (end - paidOn) % DAY_MS === 0);
    const days = (first: string, last: string) => t('paid.days', { from: first, to: last });
    if (!isWhole) return days(formatLocalMinute(from), formatLocalMinute(to));
    const [first, last] = [formatPlatformDay(from), formatPlatformDay(to - DAY_MS)];
    return first === last ? t('paid.day', { day: first }) : days(first, last);
  };
};

/** Lists what the agent was paid on each day that begins in the range; renders nothing if there is no such day. */
export function PaidDays({ moments: { from, to } }: { readonly moments: Moments }) {
  const t = useAgentTexts();
  const money = useMoney();
  const agentUrl = useAgentUrl();
  const earnedText = useEarnedText();
  const { data: marks } = useCallQuery(consolidated, {});
  const query = useCallQuery(income, { from, to, pageNo: 1, pageSize: 1 }, { staleTime: 0 });
  return (
    <QueryView
      query={query}
      failed={t('paid.failed')}
      bars="h-24"
      isEmpty={({ days }) => days.length === 0}
      empty={null}
    >
      {({ days }) => (
        <section aria-label={t('paid.title')} className="space-y-2">
          <h4 className="font-display text-base font-semibold">{t('paid.title')}</h4>
          <ul className="divide-y divide-line overflow-hidden card text-sm">
            {days.map(({ time, total, carriedIn, carriedOut, earned, ...paid }) => (
              <li key={time} className="space-y-1 px-4 py-2.5">
                <span className="flex flex-wrap justify-between gap-x-4 font-medium">
                  <span>{formatPlatformDay(time)}</span>
                  <span className="font-display font-bold">{money(total)}</span>
                </span>
                <span className="block space-y-1 text-xs text-ink-muted">
                  {PARTS.filter(([name]) => paid[name] !== 0).map(([name, page]) => (
                    <span key={name} className="flex flex-wrap items-baseline gap-x-2">
                      {/* No link if the agent no longer has a contract of this kind, because the agent centre then lacks its page. */}
                      {page === null || marks === undefined || !pageGates[page](marks) ? (
                        <span>{t(`paid.${name}`)}</span>
                      ) : (
                        <Link
                          to={agentUrl(page, platformDay(time))}
                          className="rounded-xs text-primary-ink underline outline-focus focus-visible:outline-2"
                        >
                          {t(`paid.${name}`)}
                        </Link>
                      )}{' '}
                      {earned[name] !== null && (
                        <span className="order-last basis-full">{earnedText(earned[name], time)}</span>
                      )}{' '}
                      <Unbroken className="ms-auto text-ink">{money(paid[name])}</Unbroken>
                    </span>
                  ))}
                  {carriedIn < 0 && <span className="block">{t('paid.carriedIn', { amount: money(-carriedIn) })}</span>}
                  {carriedOut < 0 && (
                    <span className="block">{t('paid.carriedOut', { amount: money(-carriedOut) })}</span>
                  )}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </QueryView>
  );
}
