import { transactions } from '#schemas/calls/agent.ts';
import { MOVEMENT_TYPES } from '#schemas/record-names.ts';
import type { TeamTransactionRecord } from '#schemas/records.ts';
import type { RecordColumn } from '#src/records/record-column.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { typeFilter } from '#src/records/type-filter.ts';
import { chosenOf } from '#src/records/use-record-choice.ts';
import { useTransactionColumns } from '#src/records/use-transaction-columns.ts';
import { TeamRecords, useTeamChoice, wantedOf } from './team-records.tsx';
import { useAgentTexts } from './texts.ts';
import { useTeamLinks } from './use-team-links.ts';
import { useMemberColumns, useTeamWords } from './use-team-words.ts';

/** The type is shown below the member. Balances of several members, without their bets, do not add up in a list. */
const ofTeam = <Row,>(column: RecordColumn<Row>): RecordColumn<Row> => {
  if (column.key === 'balanceAfter') return { ...column, detailsOnly: true };
  if (column.key !== 'type') return column;
  const { card: _title, ...rest } = column;
  return { ...rest, under: 'member' };
};

const useTeamMovements = (): RecordSource<typeof transactions, TeamTransactionRecord> => {
  const t = useAgentTexts();
  const records = useRecordsTexts();
  const [member] = useMemberColumns();
  const { columns, totalsOf } = useTransactionColumns();
  const { refusal } = useTeamWords();
  const links = useTeamLinks();
  return {
    name: 'team-movements',
    call: transactions,
    input: (asked, filters) => ({ ...asked, ...wantedOf(filters), ...chosenOf(filters, 'type') }),
    read: ({ list, totalPages, totals }) => ({ list, totalPages, totals: totalsOf(totals) }),
    keyOf: ({ member: { id }, orderNo, type, time }) => `${id} ${orderNo} ${type} ${time}`,
    columns: [...(member === undefined ? [] : [member]), ...columns.map(ofTeam)],
    words: { title: t('movements.title'), none: records('transactions.none'), failed: t('movements.failed') },
    refusal,
    links: ({ member: who }) => [links.member(who)],
  };
};

/** What moved on the accounts of the team, bets left out. */
export function TeamMovements() {
  const records = useRecordsTexts();
  const source = useTeamMovements();
  const choice = useTeamChoice(source.name);
  return <TeamRecords source={source} choice={choice} filters={[typeFilter(MOVEMENT_TYPES, records)]} />;
}
