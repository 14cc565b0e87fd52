import type { ReadCall } from '#schemas/call.ts';
import { RecordPanel, type RecordFilter } from '#src/records/record-panel.tsx';
import type { RecordSource } from '#src/records/record-source.ts';
import { useLinkedChoice } from '#src/records/use-linked-choice.ts';
import type { RecordChoice } from '#src/records/use-record-choice.ts';
import { MemberFilter, useWantedMember } from './member-filter.tsx';

const ONLY = 'yes';
const NO_FILTERS: readonly RecordFilter[] = [];

/** The filters of a team page. The days and filters are stored in the tab; the URL names the member and, optionally, a range of days. */
export const useTeamChoice = (page: string): RecordChoice => {
  const { account, only } = useWantedMember();
  const choice = useLinkedChoice(`agent.${page}`);
  return {
    ...choice,
    filters: {
      ...choice.filters,
      ...(account === null ? {} : { account }),
      ...(only ? { only: ONLY } : {}),
    },
  };
};

/** The input fields for the subject of a report. */
export const wantedOf = ({
  account,
  only,
}: Readonly<Record<string, string>>): { readonly account?: string; readonly only?: boolean } => ({
  ...(account === undefined ? {} : { account }),
  ...(only === ONLY ? { only: true } : {}),
});

/** A page of team records. */
export function TeamRecords<C extends ReadCall, Row>({
  source,
  choice,
  filters = NO_FILTERS,
  hasOnly = true,
}: {
  readonly source: RecordSource<C, Row>;
  readonly choice: RecordChoice;
  readonly filters?: readonly RecordFilter[];
  /** Whether a member can be selected without the members below. */
  readonly hasOnly?: boolean;
}) {
  const { account } = useWantedMember();
  return (
    <RecordPanel source={source} choice={choice} filters={filters}>
      <MemberFilter key={account} hasOnly={hasOnly} />
    </RecordPanel>
  );
}
