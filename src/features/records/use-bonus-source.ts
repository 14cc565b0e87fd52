import { differenceOf } from '#schemas/amounts.ts';
import { bonusRecords } from '#schemas/calls/member.ts';
import type { BonusStatus } from '#schemas/record-names.ts';
import type { BonusRecord } from '#schemas/records.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { RecordSource } from '#src/records/record-source.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useMoney } from '#src/session/use-money.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { chosenOf } from '#src/records/use-record-choice.ts';

const TONES: Readonly<Record<BonusStatus, StatusTone>> = { WAGERING: 'wait', DONE: 'good', LOST: 'bad' };

export const useBonusSource = (): RecordSource<typeof bonusRecords, BonusRecord> => {
  const t = useRecordsTexts();
  const money = useMoney();
  const { code } = useCurrency();
  return {
    name: 'bonuses',
    call: bonusRecords,
    input: (asked, filters) => ({ ...asked, ...chosenOf(filters, 'type') }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [
        { label: t('total.bonuses'), amount: totals.bonuses, kind: 'money' },
        { label: t('total.rebate'), amount: totals.rebate, kind: 'money' },
      ],
    }),
    keyOf: ({ orderNo, type, time }) => `${orderNo} ${type} ${time}`,
    columns: [
      { key: 'time', label: t('column.time'), kind: 'time', card: 'time', of: ({ time }) => time },
      { key: 'orderNo', label: t('column.orderNo'), kind: 'order', under: 'time', of: ({ orderNo }) => orderNo },
      { key: 'name', label: t('column.name'), kind: 'text', card: 'title', of: ({ name }) => name },
      { key: 'type', label: t('column.type'), kind: 'text', under: 'name', of: ({ type }) => t(`type.${type}`) },
      { key: 'amount', label: t('column.amount'), kind: 'change', card: 'amount', of: ({ amount }) => amount },
      {
        key: 'requiredTurnover',
        label: t('column.requiredTurnover'),
        kind: 'money',
        of: ({ requiredTurnover }) => requiredTurnover,
      },
      {
        key: 'doneTurnover',
        label: t('column.doneTurnover'),
        kind: 'money',
        of: ({ doneTurnover }) => doneTurnover,
      },
      {
        key: 'status',
        label: t('column.status'),
        kind: 'status',
        card: 'status',
        of: ({ status }) => ({ tone: TONES[status], text: t(`bonus.${status}`) }),
      },
    ],
    progress: ({ requiredTurnover, doneTurnover, status }) =>
      status !== 'WAGERING'
        ? null
        : {
            value: doneTurnover,
            max: requiredTurnover,
            text: t('bonus.left', { amount: money(differenceOf(requiredTurnover, doneTurnover, code)) }),
          },
    words: { title: t('bonuses.title'), none: t('bonuses.none'), failed: t('bonuses.failed') },
  };
};
