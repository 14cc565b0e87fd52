import { income } from '#schemas/calls/agent.ts';
import type { IncomeRecord } from '#schemas/team.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import { platformDay, spanOf } from '#src/records/record-range.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useMerchantClock } from '#src/records/use-merchant-clock.ts';
import type { RecordChoice } from '#src/records/use-record-choice.ts';
import { useToday } from '#src/records/use-today.ts';
import type { FigureName } from './figure-lists.ts';
import { TeamRecords, useTeamChoice } from './team-records.tsx';
import { PaidDays } from './paid-days.tsx';
import { useAgentTexts } from './texts.ts';
import { useFigureUrl } from './use-figure-url.ts';
import { useTeamLinks } from './use-team-links.ts';
import { useMemberColumns, useTeamWords } from './use-team-words.ts';
import { usePercent } from '#src/texts/use-percent.ts';

const NAME = 'team-income';

const useIncomeSource = ({ filters: { account } }: RecordChoice): RecordSource<typeof income, IncomeRecord> => {
  const t = useAgentTexts();
  const records = useRecordsTexts();
  const [member, place] = useMemberColumns();
  const percent = usePercent();
  const { refusal } = useTeamWords();
  const links = useTeamLinks();
  const utcOffset = useMerchantClock();
  const figureUrl = useFigureUrl();
  const listOf =
    (name: FigureName) =>
    ({ member: { account: of }, time }: IncomeRecord): string =>
      figureUrl(name, { moments: platformDay(time), account: of });
  return {
    name: NAME,
    call: income,
    utcOffset,
    input: (asked, { account }) => ({ ...asked, ...(account === undefined ? {} : { account }) }),
    read: ({ list, totalPages, totals, from, to }) => ({
      list,
      totalPages,
      totals: [
        {
          label: records('total.validBets'),
          amount: totals.validBets,
          kind: 'money',
          ...(from < to ? { to: figureUrl('validBets', { moments: { from, to }, account }) } : {}),
        },
        { label: t('income.gross'), amount: totals.gross, kind: 'money' },
        { label: t('income.bonusCost'), amount: totals.bonusCost, kind: 'money' },
        { label: t('income.net'), amount: totals.net, kind: 'change' },
      ],
    }),
    keyOf: (row) => `${row.time} ${row.member.id}`,
    columns: [
      ...(member === undefined ? [] : [{ ...member, label: t('income.line') }]),
      ...(place === undefined ? [] : [place]),
      { key: 'day', label: records('column.day'), kind: 'day', card: 'time', of: ({ time }) => time },
      { key: 'wagers', label: records('total.bets'), to: listOf('bets'), kind: 'money', of: ({ wagers }) => wagers },
      {
        key: 'validBets',
        label: records('total.validBets'),
        to: listOf('validBets'),
        kind: 'money',
        under: 'wagers',
        of: ({ validBets }) => validBets,
      },
      {
        key: 'payouts',
        label: records('total.payouts'),
        to: listOf('payouts'),
        kind: 'money',
        under: 'wagers',
        of: ({ payouts }) => payouts,
      },
      { key: 'gross', label: t('income.gross'), kind: 'money', of: ({ gross }) => gross },
      { key: 'rate', label: t('income.rate'), kind: 'text', under: 'gross', of: ({ rate }) => percent(rate) },
      { key: 'bonusCost', label: t('income.bonusCost'), kind: 'money', of: ({ bonusCost }) => bonusCost },
      {
        key: 'bonuses',
        label: records('total.bonuses'),
        to: listOf('bonuses'),
        kind: 'money',
        under: 'bonusCost',
        of: ({ bonuses }) => bonuses,
      },
      { key: 'net', label: t('income.net'), kind: 'change', card: 'amount', of: ({ net }) => net },
    ],
    words: { title: t('income.title'), none: t('income.none'), failed: t('income.failed') },
    refusal,
    links: ({ member: who, time }) => [...links.behind(who, platformDay(time), false), links.member(who)],
  };
};

/** What the agent earned on each day from each direct downline and the members below. A row expands to show the parts of its amount. */
export function TeamIncome() {
  const t = useAgentTexts();
  const choice = useTeamChoice(NAME);
  const source = useIncomeSource(choice);
  const today = useToday();
  return (
    <div className="space-y-5">
      <p className="text-sm text-pretty text-ink-muted">{t('income.text')}</p>
      <PaidDays moments={spanOf(choice.range, today)} />
      <TeamRecords source={source} choice={choice} hasOnly={false} />
    </div>
  );
}
