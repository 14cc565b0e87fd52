import { transactionRecords } from '#schemas/calls/member.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useTransactionColumns } from '#src/records/use-transaction-columns.ts';
import { chosenOf } from '#src/records/use-record-choice.ts';

export const useTransactionSource = (): RecordSource<typeof transactionRecords, TransactionRecord> => {
  const t = useRecordsTexts();
  const { columns, totalsOf } = useTransactionColumns();
  return {
    name: 'transactions',
    call: transactionRecords,
    input: (asked, filters) => ({ ...asked, ...chosenOf(filters, 'type') }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: totalsOf(totals),
    }),
    // An order that comes back has its number twice.
    keyOf: ({ orderNo, type, time }) => `${orderNo} ${type} ${time}`,
    columns,
    words: { title: t('transactions.title'), none: t('transactions.none'), failed: t('transactions.failed') },
  };
};
