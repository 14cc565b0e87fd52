import { loss } from '#schemas/calls/agent.ts';
import type { LossRecord } from '#schemas/records.ts';
import type { Figure, RecordSource } from '#src/records/record-source.ts';
import { spanOf } from '#src/records/record-range.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useMerchantClock } from '#src/records/use-merchant-clock.ts';
import type { RecordChoice } from '#src/records/use-record-choice.ts';
import { useToday } from '#src/records/use-today.ts';
import type { FigureName } from './figure-lists.ts';
import { TeamRecords, useTeamChoice, wantedOf } from './team-records.tsx';
import { useAgentTexts } from './texts.ts';
import { useFigureUrl } from './use-figure-url.ts';
import { useTeamLinks } from './use-team-links.ts';
import { useMemberColumns, useTeamWords } from './use-team-words.ts';

const NAME = 'team-results';

const useTeamResults = ({ range, filters: { account, only } }: RecordChoice): RecordSource<typeof loss, LossRecord> => {
  const t = useAgentTexts();
  const records = useRecordsTexts();
  const member = useMemberColumns();
  const { refusal } = useTeamWords();
  const links = useTeamLinks();
  const utcOffset = useMerchantClock();
  const span = spanOf(range, useToday());
  const words = {
    deposits: records('total.deposits'),
    withdrawals: records('total.withdrawals'),
    bets: records('total.bets'),
    validBets: records('total.validBets'),
    payouts: records('total.payouts'),
    bonuses: records('total.bonuses'),
    rebate: records('total.rebate'),
    net: records('total.net'),
  };
  const figureUrl = useFigureUrl();
  const total = (name: keyof typeof words, amount: number): Figure => ({
    label: words[name],
    amount,
    kind: 'money',
    to: figureUrl(name, { moments: span, account, only: only !== undefined }),
  });
  const listOf =
    (name: FigureName) =>
    ({ member: { account: of } }: LossRecord): string =>
      figureUrl(name, { moments: span, account: of, only: true });
  return {
    name: NAME,
    call: loss,
    utcOffset,
    input: (asked, filters) => ({ ...asked, ...wantedOf(filters) }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [
        total('deposits', totals.deposits),
        total('withdrawals', totals.withdrawals),
        total('bets', totals.bets),
        total('validBets', totals.validBets),
        total('payouts', totals.payouts),
        total('bonuses', totals.bonuses),
        total('rebate', totals.rebate),
        { ...total('net', totals.netProfitLoss), kind: 'change' },
      ],
    }),
    keyOf: (row) => row.member.id,
    columns: [
      ...member,
      { key: 'deposits', label: words.deposits, to: listOf('deposits'), kind: 'money', of: ({ deposits }) => deposits },
      {
        key: 'withdrawals',
        label: words.withdrawals,
        to: listOf('withdrawals'),
        kind: 'money',
        under: 'deposits',
        of: ({ withdrawals }) => withdrawals,
      },
      { key: 'bets', label: words.bets, to: listOf('bets'), kind: 'money', of: (row) => row.bets },
      {
        key: 'validBets',
        label: words.validBets,
        to: listOf('validBets'),
        kind: 'money',
        under: 'bets',
        of: ({ validBets }) => validBets,
      },
      { key: 'payouts', label: words.payouts, to: listOf('payouts'), kind: 'money', of: ({ payouts }) => payouts },
      { key: 'bonuses', label: words.bonuses, to: listOf('bonuses'), kind: 'money', of: ({ bonuses }) => bonuses },
      {
        key: 'rebate',
        label: words.rebate,
        to: listOf('rebate'),
        kind: 'money',
        under: 'bonuses',
        of: ({ rebate }) => rebate,
      },
      {
        key: 'net',
        label: words.net,
        to: listOf('net'),
        kind: 'change',
        card: 'amount',
        of: ({ netProfitLoss }) => netProfitLoss,
      },
    ],
    words: { title: t('results.title'), none: t('results.none'), failed: t('results.failed') },
    refusal,
    links: ({ member: who }) => [...links.behind(who, span, true), links.member(who)],
  };
};

/** The wins and losses of each member of the team. */
export function TeamResults() {
  const choice = useTeamChoice(NAME);
  return <TeamRecords source={useTeamResults(choice)} choice={choice} />;
}
