import { useEffect, useState } from 'react';
import { contractRunning } from '#schemas/calls/contracts.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { RunningPeriod as Period } from '#schemas/contract.ts';
import { clockText } from '#src/lib/clock-text.ts';
import { formatLocalMinute, formatLocalTime } from '#src/lib/format-local-time.ts';
import { useSecondsUntil } from '#src/lib/use-seconds-until.ts';
import { QueryView } from '#src/parts/query-view.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { buttonStyles } from '#src/ui/button-styles.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Link } from '#src/ui/link.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { EarningsFormula } from './earnings-formula.tsx';
import { TermsList } from './terms-list.tsx';
import { useContractTexts } from './texts.ts';
import { useContractUrl } from './use-contract-url.ts';

const LOOK_AGAIN_MS = 30_000;
const DAY_SECONDS = 86_400;
const nothing = (): void => undefined;

/** Shows the time left until the period is settled, and calls `onSettled` at that time. */
function UntilSettled({ settlesAt, onSettled }: { readonly settlesAt: number; readonly onSettled: () => void }) {
  const t = useContractTexts();
  const seconds = useSecondsUntil(settlesAt, nothing);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onSettled();
  }, [isOver, onSettled]);
  if (seconds === null) return null;
  const days = Math.floor(seconds / DAY_SECONDS);
  const clock = clockText(seconds % DAY_SECONDS);
  return (
    <span role="timer" className="font-display text-lg font-bold whitespace-nowrap">
      {isOver ? t('running.settling') : days === 0 ? clock : t('running.days', { count: days, clock })}
    </span>
  );
}

function Running({
  kind,
  period: { periodFrom, periodTo, settlesAt, asOf, terms, earnings },
  onSettled,
}: {
  readonly kind: ContractKind;
  readonly period: Period;
  readonly onSettled: () => void;
}) {
  const t = useContractTexts();
  const lists = useListTexts();
  const money = useMoney();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="grid gap-4 @2xl:grid-cols-2">
      <section aria-label={t('running.terms')} className="min-w-0 space-y-2">
        <h4 className="font-display text-base font-semibold">{t('running.terms')}</h4>
        <TermsList label={t('running.terms')} terms={terms} reached={earnings.rate} />
      </section>
      <section aria-label={t('running')} className="min-w-0 space-y-3 rounded-card border border-line bg-raised p-4">
        <h4 className="font-display text-base font-semibold">{t('running')}</h4>
        <p className="text-sm text-pretty text-ink-muted">
          {t('running.span', {
            from: formatLocalMinute(periodFrom),
            to: formatLocalMinute(periodTo),
          })}
        </p>
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
          <div className="min-w-0">
            <dt className="text-xs text-ink-muted">{t('running.settles')}</dt>
            <dd>
              <UntilSettled settlesAt={settlesAt} onSettled={onSettled} />
            </dd>
          </div>
          <div className="min-w-0">
            <dt className="text-xs text-ink-muted">{t('running.sofar')}</dt>
            <dd className="font-display text-lg font-bold">
              <Unbroken>{money(earnings.amount)}</Unbroken>
            </dd>
          </div>
        </dl>
        {earnings.rate === 0 && <p className="text-sm text-pretty">{t('running.noTier')}</p>}
        <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="min-h-6 cursor-pointer rounded-control text-sm font-medium outline-focus focus-visible:outline-2">
            {t('running.how')}
          </summary>
          {isOpen && (
            <div className="pt-3">
              <EarningsFormula kind={kind} earnings={earnings} />
            </div>
          )}
        </details>
        <p className="text-xs text-ink-muted">{lists('asOf', { time: formatLocalTime(asOf) })}</p>
      </section>
    </div>
  );
}

/** The active contract of a kind and the results of its current period so far. */
export function RunningPeriod({ kind }: { readonly kind: ContractKind }) {
  const t = useContractTexts();
  const contractUrl = useContractUrl();
  const query = useCallQuery(contractRunning, { kind }, { staleTime: 0, refetchInterval: LOOK_AGAIN_MS });
  const { refetch } = query;
  const [onSettled] = useState(() => () => void refetch());
  const none = (
    <EmptyState
      icon="swap"
      title={t('running.none')}
      text={t('running.none.text')}
      action={
        <Link to={contractUrl()} className={buttonStyles('secondary')}>
          {t('running.requests')}
        </Link>
      }
    />
  );
  return (
    <QueryView query={query} failed={t('running.failed')}>
      {({ running }) => (running === null ? none : <Running kind={kind} period={running} onSettled={onSettled} />)}
    </QueryView>
  );
}
