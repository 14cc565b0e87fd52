import { bets } from '#schemas/calls/agent.ts';
import type { TeamBetRecord } from '#schemas/records.ts';
import type { RecordColumn } from '#src/records/record-column.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useMerchantClock } from '#src/records/use-merchant-clock.ts';
import { useBetColumns } from '#src/records/use-bet-columns.ts';
import { useBetFilters } from '#src/records/use-bet-filters.ts';
import { chosenOf } from '#src/records/use-record-choice.ts';
import { TeamRecords, useTeamChoice, wantedOf } from './team-records.tsx';
import { useAgentTexts } from './texts.ts';
import { useTeamLinks } from './use-team-links.ts';
import { useMemberColumns, useTeamWords } from './use-team-words.ts';

const GAME = new Set(['game', 'category', 'vendor']);

/** Puts the columns about the game below the member's column. */
const belowMember = <Row,>(column: RecordColumn<Row>): RecordColumn<Row> => {
  if (!GAME.has(column.key)) return column;
  const { card: _title, ...rest } = column;
  return { ...rest, under: 'member' };
};

const useTeamBets = (): RecordSource<typeof bets, TeamBetRecord> => {
  const t = useAgentTexts();
  const records = useRecordsTexts();
  const [member] = useMemberColumns();
  const { columns, totalsOf } = useBetColumns();
  const { refusal } = useTeamWords();
  const links = useTeamLinks();
  const utcOffset = useMerchantClock();
  return {
    name: 'team-bets',
    call: bets,
    utcOffset,
    input: (asked, filters) => ({
      ...asked,
      ...wantedOf(filters),
      ...chosenOf(filters, 'gameCategory', 'vassalage'),
    }),
    read: ({ list, totalPages, totals }) => ({ list, totalPages, totals: totalsOf(totals) }),
    keyOf: ({ orderNo }) => orderNo,
    columns: [...(member === undefined ? [] : [member]), ...columns.map(belowMember)],
    words: { title: records('bets.team'), none: records('bets.none'), failed: t('bets.failed') },
    refusal,
    links: ({ member: who }) => [links.member(who)],
  };
};

/** The page with the bets of the team. */
export function TeamBets() {
  const source = useTeamBets();
  const { choice, filters } = useBetFilters(useTeamChoice(source.name));
  return <TeamRecords source={source} choice={choice} filters={filters} />;
}
