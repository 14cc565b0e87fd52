import type { OutputOf } from '#schemas/call.ts';
import type { transactions } from '#schemas/calls/agent.ts';
import type { MovementStatus } from '#schemas/record-names.ts';
import type { TransactionRecord } from '#schemas/records.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { RecordColumn } from './record-column.ts';
import type { Figure } from './record-source.ts';
import { useRecordsTexts } from './texts.ts';

const TONES: Readonly<Record<MovementStatus, StatusTone>> = { PENDING: 'wait', SUCCESS: 'good', FAILED: 'bad' };

interface TransactionColumns {
  readonly columns: readonly RecordColumn<Omit<TransactionRecord, 'play'>>[];
  readonly totalsOf: (
    totals: Pick<OutputOf<typeof transactions>['totals'], 'moneyIn' | 'moneyOut'>,
  ) => readonly Figure[];
}

/** Returns the columns of transactions, for members and agents. */
export const useTransactionColumns = (): TransactionColumns => {
  const t = useRecordsTexts();
  return {
    totalsOf: (totals) => [
      { label: t('total.moneyIn'), amount: totals.moneyIn, kind: 'money' },
      { label: t('total.moneyOut'), amount: totals.moneyOut, kind: 'money' },
    ],
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
  };
};
