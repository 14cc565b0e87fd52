import { transactionRecords } from '#schemas/calls/member.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import type { RecordColumn } from '#src/records/record-column.ts';
import type { Figure, RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useTransactionColumns } from '#src/records/use-transaction-columns.ts';
import { chosenOf, type RecordFilters } from '#src/records/use-record-choice.ts';
import { useMemberUrl } from '#src/session/use-member-url.ts';

/** Describes the list of balance changes. A list filtered by type shows no balances, because the rows in between are missing. */
export const useTransactionSource = (
  filters: RecordFilters = {},
): RecordSource<typeof transactionRecords, TransactionRecord> => {
  const t = useRecordsTexts();
  const memberUrl = useMemberUrl();
  const { columns, totalsOf } = useTransactionColumns();
  const betCount: RecordColumn<TransactionRecord> = {
    key: 'bets',
    label: t('bets.title'),
    kind: 'text',
    under: 'type',
    of: ({ play }) => (play === null ? '' : t('bets.count', { count: play.count })),
  };
  const ownColumns: readonly RecordColumn<TransactionRecord>[] = columns.flatMap((column) =>
    column.key === 'type' ? [column, betCount] : column.key === 'balanceAfter' && filters.type ? [] : [column],
  );
  const furtherTotals: readonly (readonly ['bets' | 'ownWallets', string])[] = [
    ['bets', t('total.net')],
    ['ownWallets', t('total.ownWallets')],
  ];
  return {
    name: 'transactions',
    call: transactionRecords,
    input: (asked, chosen) => ({ ...asked, ...chosenOf(chosen, 'type') }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [
        ...totalsOf(totals),
        ...furtherTotals
          .map(([name, label]): Figure => ({ label, amount: totals[name], kind: 'change' }))
          .filter(({ amount }) => amount !== 0),
      ],
    }),
    // The time is part of the key, because an order that was returned appears twice with the same number. A row of bets is identified by its start,
    // because its end changes while the player keeps betting.
    keyOf: ({ orderNo, type, time, play }) => (play === null ? `${orderNo} ${type} ${time}` : `${type} ${play.from}`),
    columns: ownColumns,
    links: ({ play }) =>
      play === null
        ? []
        : [{ label: t('bets.link'), to: memberUrl('personalHistoryCopy', { from: play.from, to: play.to }) }],
    words: { title: t('transactions.title'), none: t('transactions.none'), failed: t('transactions.failed') },
  };
};
