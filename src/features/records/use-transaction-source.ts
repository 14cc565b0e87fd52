import { transactionRecords } from '#schemas/calls/member.ts';
import type { MovementStatus } from '#schemas/record-names.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { RecordSource } from './record-source.ts';
import { useRecordsTexts } from './texts.ts';
import { chosenOf } from './use-record-choice.ts';

const TONES: Readonly<Record<MovementStatus, StatusTone>> = { PENDING: 'wait', SUCCESS: 'good', FAILED: 'bad' };

export const useTransactionSource = (): RecordSource<typeof transactionRecords, TransactionRecord> => {
  const t = useRecordsTexts();
  return {
    name: 'transactions',
    call: transactionRecords,
    input: (asked, filters) => ({ ...asked, ...chosenOf(filters, 'type') }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [
        { label: t('total.moneyIn'), amount: totals.moneyIn, kind: 'money' },
        { label: t('total.moneyOut'), amount: totals.moneyOut, kind: 'money' },
      ],
    }),
    // An order that comes back has its number twice.
    keyOf: ({ orderNo, type, time }) => `${orderNo} ${type} ${time}`,
    columns: [
      { key: 'time', label: t('column.time'), kind: 'time', card: 'time', of: ({ time }) => time },
      { key: 'orderNo', label: t('column.orderNo'), kind: 'order', under: 'time', of: ({ orderNo }) => orderNo },
      { key: 'type', label: t('column.type'), kind: 'text', card: 'title', of: ({ type }) => t(`type.${type}`) },
      { key: 'amount', label: t('column.amount'), kind: 'change', card: 'amount', of: ({ amount }) => amount },
      {
        key: 'balanceAfter',
        label: t('column.balanceAfter'),
        kind: 'money',
        of: ({ balanceAfter }) => balanceAfter,
      },
      {
        key: 'status',
        label: t('column.status'),
        kind: 'status',
        card: 'status',
        of: ({ status }) => ({ tone: TONES[status], text: t(`movement.${status}`) }),
      },
    ],
    words: { title: t('transactions.title'), none: t('transactions.none'), failed: t('transactions.failed') },
  };
};
