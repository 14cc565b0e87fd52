import { useSearchParams } from 'react-router-dom';
import { recordsOfOrder } from '#schemas/calls/member.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { classNames } from '#src/lib/class-names.ts';
import { lineFit } from '#src/ui/line-fit.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { RecordDetails } from '#src/records/record-details.tsx';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useBetSource } from './use-bet-source.ts';
import { useBonusSource } from './use-bonus-source.ts';
import { useTransactionSource } from './use-transaction-source.ts';
import type { ReadCall } from '#schemas/call.ts';
import { QueryView } from '#src/parts/query-view.tsx';

function Group<C extends ReadCall, Row>({
  source: { columns, progress, keyOf, words },
  rows,
}: {
  readonly source: RecordSource<C, Row>;
  readonly rows: readonly Row[];
}) {
  if (rows.length === 0) return null;
  return (
    <section aria-label={words.title} className="space-y-2">
      <h5 className="text-sm font-semibold">{words.title}</h5>
      {rows.map((row) => (
        <RecordDetails key={keyOf(row)} columns={columns} progress={progress} row={row} />
      ))}
    </section>
  );
}

/** All records of the player with the same order number. */
export function OrderRecords({ orderNo }: { readonly orderNo: string }) {
  const t = useRecordsTexts();
  const [, setQuery] = useSearchParams();
  const query = useCallQuery(recordsOfOrder, { orderNo }, { staleTime: 0 });
  const bets = useBetSource();
  const transactions = useTransactionSource();
  const bonuses = useBonusSource();
  const close = (): void =>
    setQuery((query) => {
      query.delete('record');
      return query;
    });
  return (
    <section aria-label={t('order', { number: orderNo })} className="@container space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className={classNames('min-w-0 font-display text-base font-semibold', lineFit(orderNo))}>
          {t('order', { number: orderNo })}
        </h4>
        <Button size="sm" variant="secondary" icon="chevron-left" onClick={close}>
          {t('order.close')}
        </Button>
      </div>
      <QueryView
        query={query}
        failed={t('order.failed')}
        bars="h-16 h-80"
        isEmpty={(found) => Object.values(found).every(({ length }) => length === 0)}
        empty={<EmptyState icon="receipt" title={t('order.none')} />}
      >
        {(found) => (
          <>
            <Group source={bets} rows={found.bets} />
            <Group source={transactions} rows={found.transactions} />
            <Group source={bonuses} rows={found.bonuses} />
          </>
        )}
      </QueryView>
    </section>
  );
}
