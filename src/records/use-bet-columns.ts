import type { OutputOf } from '#schemas/call.ts';
import type { betRecords } from '#schemas/calls/member.ts';
import type { BetStatus } from '#schemas/record-names.ts';
import type { BetRecord } from '#schemas/records.ts';
import type { StatusTone } from '#src/ui/status-pill.tsx';
import type { RecordColumn } from './record-column.ts';
import type { Figure } from './record-source.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { categoryName, useRecordsTexts } from './texts.ts';

const TONES: Readonly<Record<BetStatus, StatusTone>> = { OPEN: 'wait', SETTLED: 'good', VOID: 'done' };

interface BetColumns {
  readonly columns: readonly RecordColumn<BetRecord>[];
  readonly totalsOf: (totals: OutputOf<typeof betRecords>['totals']) => readonly Figure[];
}

/** Returns the columns of bets, for members and agents. */
export const useBetColumns = (): BetColumns => {
  const t = useRecordsTexts();
  const lists = useListTexts();
  return {
    totalsOf: (totals) => [
      { label: t('total.bets'), amount: totals.settled, kind: 'money' },
      ...(totals.bet === totals.settled
        ? []
        : [{ label: t('total.staked'), amount: totals.bet, kind: 'money' } as const]),
      { label: t('total.validBets'), amount: totals.validBet, kind: 'money' },
      { label: t('total.payouts'), amount: totals.payout, kind: 'money' },
      { label: t('column.profitLoss'), amount: totals.profitLoss, kind: 'change' },
    ],
    columns: [
      { key: 'time', label: t('column.time'), kind: 'time', card: 'time', of: ({ time }) => time },
      { key: 'orderNo', label: t('column.orderNo'), kind: 'order', under: 'time', of: ({ orderNo }) => orderNo },
      { key: 'game', label: t('column.game'), kind: 'text', card: 'title', of: ({ gameName }) => gameName },
      {
        key: 'category',
        label: lists('gameKind'),
        kind: 'text',
        under: 'game',
        of: ({ gameCategory }) => categoryName(t, gameCategory),
      },
      { key: 'vendor', label: t('column.vendor'), kind: 'text', under: 'game', of: ({ vendorName }) => vendorName },
      { key: 'bet', label: t('column.bet'), kind: 'money', of: ({ bet }) => bet },
      { key: 'validBet', label: t('column.validBet'), kind: 'money', under: 'bet', of: ({ validBet }) => validBet },
      { key: 'payout', label: t('column.payout'), kind: 'money', of: ({ payout }) => payout },
      {
        key: 'profitLoss',
        label: t('column.profitLoss'),
        kind: 'change',
        card: 'amount',
        of: ({ profitLoss }) => profitLoss,
      },
      {
        key: 'status',
        label: t('column.status'),
        kind: 'status',
        card: 'status',
        of: ({ status }) => ({ tone: TONES[status], text: t(`bet.${status}`) }),
      },
    ],
  };
};
