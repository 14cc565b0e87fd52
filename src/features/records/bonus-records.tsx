import { bonusRecords } from '#schemas/calls/member.ts';
import type { BonusStatus } from '#schemas/record-names.ts';
import type { BonusRecord } from '#schemas/records.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import { BONUS_TYPES } from '#schemas/record-names.ts';
import { RecordPanel } from './record-panel.tsx';
import type { RecordSource } from './record-source.ts';
import { useRecordsTexts } from './texts.ts';
import { typeFilter } from './type-filter.ts';
import { chosenOf, useRecordChoice } from './use-record-choice.ts';

const TONES: Readonly<Record<BonusStatus, StatusTone>> = { WAGERING: 'wait', DONE: 'good' };

const useBonusSource = (): RecordSource<typeof bonusRecords, BonusRecord> => {
  const t = useRecordsTexts();
  return {
    name: 'bonuses',
    call: bonusRecords,
    input: (asked, filters) => ({ ...asked, ...chosenOf(filters, 'type') }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [{ label: t('total.bonuses'), amount: totals.amount, kind: 'money' }],
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
    words: { title: t('bonuses.title'), none: t('bonuses.none'), failed: t('bonuses.failed') },
  };
};

/** The bonuses that the player received, and what still has to be wagered for them. */
export function BonusRecords() {
  const t = useRecordsTexts();
  const source = useBonusSource();
  const choice = useRecordChoice(source.name);
  return <RecordPanel source={source} choice={choice} filters={[typeFilter(BONUS_TYPES, t)]} />;
}
