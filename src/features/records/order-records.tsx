import { useSearchParams } from 'react-router-dom';
import { recordsOfOrder } from '#schemas/calls/member.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LoadError } from '#src/ui/load-error.tsx';
import { RecordDetails } from '#src/records/record-details.tsx';
import { RecordsLoading } from '#src/records/record-list.tsx';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useBetSource } from './use-bet-source.ts';
import { useBonusSource } from './use-bonus-source.ts';
import { useTransactionSource } from './use-transaction-source.ts';
import type { ReadCall } from '#schemas/call.ts';

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

/** All that the player's records hold under one order number. */
export function OrderRecords({ orderNo }: { readonly orderNo: string }) {
  const t = useRecordsTexts();
  const common = useCommonTexts();
  const [, setQuery] = useSearchParams();
  const { data, isError, refetch } = useCallQuery(recordsOfOrder, { orderNo }, { staleTime: 0 });
  const bets = useBetSource();
  const transactions = useTransactionSource();
  const bonuses = useBonusSource();
  const close = (): void =>
    setQuery((query) => {
      query.delete('record');
      return query;
    });
  const isEmpty = data !== undefined && Object.values(data).every(({ length }) => length === 0);
  return (
    <section aria-label={t('order', { number: orderNo })} className="space-y-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="min-w-0 font-display text-base font-semibold wrap-anywhere">
          {t('order', { number: orderNo })}
        </h4>
        <Button size="sm" variant="secondary" icon="chevron-left" onClick={close}>
          {t('order.close')}
        </Button>
      </div>
      {data === undefined && !isError && <RecordsLoading />}
      {data === undefined && isError && (
        <LoadError text={t('order.failed')} retryLabel={common('retry')} onRetry={() => void refetch()} />
      )}
      {isEmpty && <EmptyState icon="receipt" title={t('order.none')} />}
      {data !== undefined && (
        <>
          <Group source={bets} rows={data.bets} />
          <Group source={transactions} rows={data.transactions} />
          <Group source={bonuses} rows={data.bonuses} />
        </>
      )}
    </section>
  );
}
