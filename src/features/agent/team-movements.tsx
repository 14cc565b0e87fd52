import { useSearchParams } from 'react-router-dom';
import type { OutputOf } from '#schemas/call.ts';
import { transactions } from '#schemas/calls/agent.ts';
import { MOVEMENT_TYPES } from '#schemas/record-names.ts';
import type { TeamTransactionRecord } from '#schemas/records.ts';
import type { RecordColumn } from '#src/records/record-column.ts';
import type { Figure, RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useMerchantClock } from '#src/records/use-merchant-clock.ts';
import { typeFilter } from '#src/records/type-filter.ts';
import { chosenOf, type RecordChoice } from '#src/records/use-record-choice.ts';
import { useTransactionColumns } from '#src/records/use-transaction-columns.ts';
import { FIGURE_LISTS } from './figure-lists.ts';
import { TeamRecords, useTeamChoice, wantedOf } from './team-records.tsx';
import { useAgentTexts } from './texts.ts';
import { useTeamLinks } from './use-team-links.ts';
import { useMemberColumns, useTeamWords } from './use-team-words.ts';

/**
 * Adapts a column to the list of a team: the type is shown below the member, and the balance only in the details, because a list of several members
 * without their bets does not show how the balances changed.
 */
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
  const utcOffset = useMerchantClock();
  /**
   * Returns the total of transfers between a member's own wallets unless it is zero, and the sum of all totals if more than one of them is not zero.
   */
  const furtherTotals = (totals: OutputOf<typeof transactions>['totals']): readonly Figure[] => {
    const { moneyIn, moneyOut, ownWallets, sum } = totals;
    const wallets: Figure = { label: records('total.ownWallets'), amount: ownWallets, kind: 'change' };
    const all: Figure = { label: t('movements.sum'), amount: sum, kind: 'change' };
    const isMixed = [moneyIn, moneyOut, ownWallets].filter((amount) => amount !== 0).length > 1;
    return [...(ownWallets === 0 ? [] : [wallets]), ...(isMixed ? [all] : [])];
  };
  return {
    name: 'team-movements',
    call: transactions,
    utcOffset,
    input: (asked, filters) => ({ ...asked, ...wantedOf(filters), ...chosenOf(filters, 'type') }),
    read: ({ list, totalPages, totals }) => ({
      list,
      totalPages,
      totals: [...totalsOf(totals), ...furtherTotals(totals)],
    }),
    keyOf: ({ member: { id }, orderNo, type, time }) => `${id} ${orderNo} ${type} ${time}`,
    columns: [...(member === undefined ? [] : [member]), ...columns.map(ofTeam)],
    words: { title: t('movements.title'), none: records('transactions.none'), failed: t('movements.failed') },
    refusal,
    links: ({ member: who }) => [links.member(who)],
  };
};

/** The types that the figure for withdrawals counts, as one value of the type filter. */
const NET_WITHDRAWALS = FIGURE_LISTS.withdrawals.types.join();
const TYPES: readonly string[] = [...MOVEMENT_TYPES, NET_WITHDRAWALS];

/** Returns the range and filters of the page. A type in the URL applies until the agent chooses another one. */
const useMovementChoice = (page: string): RecordChoice => {
  const [query, setQuery] = useSearchParams();
  const choice = useTeamChoice(page);
  const linked = query.get('type');
  const type = TYPES.find((each) => each === linked);
  if (type === undefined) return choice;
  return {
    ...choice,
    filters: { ...choice.filters, type },
    chooseFilter: (name, value) => {
      choice.chooseFilter(name, value);
      if (name !== 'type') return;
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.delete('type');
        return next;
      });
    },
  };
};

/** The page with the transactions of the team; bets are on another page. */
export function TeamMovements() {
  const t = useAgentTexts();
  const records = useRecordsTexts();
  const source = useTeamMovements();
  const choice = useMovementChoice(source.name);
  const types = typeFilter(MOVEMENT_TYPES, records);
  const netWithdrawals = { value: NET_WITHDRAWALS, label: t('movements.netWithdrawals') };
  return (
    <TeamRecords
      source={source}
      choice={choice}
      filters={[{ ...types, options: [...types.options, netWithdrawals] }]}
    />
  );
}
