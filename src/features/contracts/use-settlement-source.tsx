import { contractRecords } from '#schemas/calls/contracts.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ContractRecord } from '#schemas/contract.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useMerchantClock } from '#src/records/use-merchant-clock.ts';
import { useProblemText } from '#src/texts/use-problem-text.ts';
import { EarningsFormula } from './earnings-formula.tsx';
import { SettlementLinks } from './settlement-links.tsx';
import { useContractTexts } from './texts.ts';
import { useContractWords } from './use-contract-words.ts';

const FIGURES = ['bets', 'payouts', 'bonuses', 'profitLoss'] as const;
const PARTS = ['base', 'carriedIn', 'gross', 'shared', 'carriedOut'] as const;

export const OFFERED = 'offered';

/** Describes the list of settlements of a kind. The filter `role` chooses between the agent's own settlements and those of direct downlines. */
export const useSettlementSource = (kind: ContractKind): RecordSource<typeof contractRecords, ContractRecord> => {
  const t = useContractTexts();
  const records = useRecordsTexts();
  const words = useProblemText();
  const utcOffset = useMerchantClock();
  const { rate } = useContractWords();
  return {
    name: `contract-${kind}`,
    call: contractRecords,
    utcOffset,
    input: (asked, { role, account }) => ({
      ...asked,
      kind,
      role: role === OFFERED ? OFFERED : 'received',
      ...(role === OFFERED && account !== undefined ? { account } : {}),
    }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [
        { label: t('formula.gross'), amount: totals.gross, kind: 'money' },
        { label: t('formula.shared'), amount: totals.shared, kind: 'money' },
        { label: t('formula.amount'), amount: totals.amount, kind: 'money' },
      ],
    }),
    keyOf: ({ requestId, periodFrom }) => `${requestId} ${periodFrom}`,
    columns: [
      { key: 'account', label: t('column.account'), kind: 'text', card: 'title', of: ({ account }) => account },
      {
        key: 'period',
        label: t('column.period'),
        kind: 'span',
        card: 'time',
        of: ({ periodFrom, periodTo }) => ({ from: periodFrom, to: periodTo }),
      },
      { key: 'from', label: t('column.from'), kind: 'time', exportOnly: true, of: ({ periodFrom }) => periodFrom },
      { key: 'to', label: t('column.to'), kind: 'time', exportOnly: true, of: ({ periodTo }) => periodTo },
      {
        key: 'paid',
        label: t('settlement.PAID'),
        kind: 'time',
        under: 'period',
        of: ({ status, settledAt }) => (status === 'PAID' ? settledAt : null),
      },
      { key: 'validBets', label: t('formula.validBets'), kind: 'money', of: ({ figures }) => figures.validBets },
      {
        key: 'rate',
        label: t('column.rate'),
        kind: 'text',
        under: 'validBets',
        of: (row) => (row.rate === 0 ? t('formula.noTier') : rate(row.rate)),
      },
      { key: 'amount', label: t('formula.amount'), kind: 'money', card: 'amount', of: ({ amount }) => amount },
      {
        key: 'status',
        label: records('column.status'),
        kind: 'status',
        card: 'status',
        of: ({ status }) => ({ tone: status === 'PAID' ? 'good' : 'done', text: t(`settlement.${status}`) }),
      },
      {
        key: 'orderNo',
        label: records('column.orderNo'),
        kind: 'text',
        exportOnly: true,
        of: ({ orderNo }) => orderNo,
      },
      {
        key: 'activeMembers',
        label: t('formula.activeMembers'),
        kind: 'text',
        exportOnly: true,
        of: ({ figures }) => String(figures.activeMembers),
      },
      ...FIGURES.map((name) => ({
        key: name,
        label: t(`formula.${name}`),
        kind: 'money' as const,
        exportOnly: true as const,
        of: ({ figures }: ContractRecord) => figures[name],
      })),
      ...PARTS.map((name) => ({
        key: name,
        label: t(`formula.${name}`),
        kind: 'money' as const,
        exportOnly: true as const,
        of: (row: ContractRecord) => row[name],
      })),
    ],
    more: (row) => (
      <>
        <EarningsFormula kind={kind} earnings={row} />
        <SettlementLinks record={row} />
      </>
    ),
    words: { title: t('records.title'), none: t('records.none'), failed: t('records.failed') },
    refusal: (problem) => (problem.code === 'outside_network' ? words(problem) : null),
  };
};
