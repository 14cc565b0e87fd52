import { details } from '#schemas/calls/points.ts';
import { formatDecimal } from '#schemas/money.ts';
import type { PointMovement } from '#schemas/points.ts';
import { classNames } from '#src/lib/class-names.ts';
import { signed } from '#src/lib/signed.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { Pager } from '#src/parts/pager.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { RecordLink } from '#src/claims/record-link.tsx';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { Unbroken } from '#src/ui/unbroken.tsx';
import { PAGE_OPTIONS, usePage } from './use-page.ts';
import { usePointTexts } from './texts.ts';
import { usePoints } from './use-points.ts';

function Row({ movement }: { readonly movement: PointMovement }) {
  const t = usePointTexts();
  const money = useMoney();
  const points = usePoints();
  const { tag } = useLanguage();
  const { changedPoints, amount, remark, orderNo } = movement;
  const change = signed(changedPoints, formatDecimal(String(Math.abs(changedPoints)), tag));
  return (
    <li className="px-3 py-2.5 sm:px-4">
      <div className="@container">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="text-sm font-semibold">{t(`change.${movement.type}`)}</p>
          <Unbroken className={classNames('font-semibold', changedPoints > 0 && 'text-success-ink')}>{change}</Unbroken>
        </div>
        {remark !== null && <p className="text-sm text-pretty wrap-anywhere">{remark}</p>}
        {amount !== null && <p className="text-sm">{t('details.paid', { amount: money(amount) })}</p>}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xs text-ink-muted">
          <Unbroken>{formatLocalTime(movement.time)}</Unbroken>
          <span>{t('details.after', { points: points(movement.pointsBalance) })}</span>
          {amount === null ? (
            <Unbroken>{orderNo}</Unbroken>
          ) : (
            <RecordLink orderNo={orderNo} page="transactionHistory" />
          )}
        </div>
      </div>
    </li>
  );
}

/** A list of the changes to the member's points, newest first, each with the number of points after it. */
export function DetailsList() {
  const t = usePointTexts();
  const { page, onPage, input } = usePage();
  const query = useCallQuery(details, input, PAGE_OPTIONS);
  return (
    <QueryView
      query={query}
      failed={t('details.error')}
      bars="h-32 h-72"
      isEmpty={({ list }) => list.length === 0 && page === 1}
      empty={<EmptyState icon="star" title={t('details.none')} text={t('rules.earn.text')} />}
    >
      {({ list, totalPages }) => (
        <section aria-label={t('tab.details')} className="space-y-4">
          <ul className="divide-y divide-line overflow-hidden card">
            {list.map((movement) => (
              <Row key={`${movement.orderNo} ${movement.type}`} movement={movement} />
            ))}
          </ul>
          <Pager page={page} pages={totalPages} onPage={onPage} />
        </section>
      )}
    </QueryView>
  );
}
