import { useSearchParams } from 'react-router-dom';
import type { ReadCall } from '#schemas/call.ts';
import { momentsIn } from '#src/records/record-range.ts';
import { RecordPanel, type RecordFilter } from '#src/records/record-panel.tsx';
import type { RecordSource } from '#src/records/record-source.ts';
import { useRecordChoice, type RecordChoice } from '#src/records/use-record-choice.ts';
import { MemberFilter, useWantedMember } from './member-filter.tsx';

const ONLY = 'yes';
const NO_FILTERS: readonly RecordFilter[] = [];

/** What a page of the team shows: days and filters that the tab keeps, and the member, and perhaps the days, that the URL names. */
export const useTeamChoice = (page: string): RecordChoice => {
  const [query, setQuery] = useSearchParams();
  const { account, only } = useWantedMember();
  const days = momentsIn(query.get('from'), query.get('to'));
  // Who comes for what is behind an amount sees all of it, whatever the page was narrowed to before.
  const choice = useRecordChoice(days === null ? `agent.${page}` : `agent.${page}.${JSON.stringify(days)}`);
  return {
    ...choice,
    range: days ?? choice.range,
    chooseRange: (range) => {
      choice.chooseRange(range);
      if (days === null) return;
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.delete('from');
        next.delete('to');
        return next;
      });
    },
    filters: {
      ...choice.filters,
      ...(account === null ? {} : { account }),
      ...(only ? { only: ONLY } : {}),
    },
  };
};

/** The input fields that say whom a report is about. */
export const wantedOf = ({
  account,
  only,
}: Readonly<Record<string, string>>): { readonly account?: string; readonly only?: boolean } => ({
  ...(account === undefined ? {} : { account }),
  ...(only === ONLY ? { only: true } : {}),
});

/** A page of records of the team. */
export function TeamRecords<C extends ReadCall, Row>({
  source,
  choice,
  filters = NO_FILTERS,
  hasOnly = true,
}: {
  readonly source: RecordSource<C, Row>;
  readonly choice: RecordChoice;
  readonly filters?: readonly RecordFilter[];
  /** A member can be asked for without all below. */
  readonly hasOnly?: boolean;
}) {
  const { account } = useWantedMember();
  return (
    <RecordPanel source={source} choice={choice} filters={filters}>
      <MemberFilter key={account} hasOnly={hasOnly} />
    </RecordPanel>
  );
}
