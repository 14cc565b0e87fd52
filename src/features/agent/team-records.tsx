import type { ReadCall } from '#schemas/call.ts';
import { RecordPanel, type RecordFilter } from '#src/records/record-panel.tsx';
import type { RecordSource } from '#src/records/record-source.ts';
import { useLinkedChoice } from '#src/records/use-linked-choice.ts';
import type { RecordChoice } from '#src/records/use-record-choice.ts';
import { MemberFilter, useWantedMember } from './member-filter.tsx';

const ONLY = 'yes';
const NO_FILTERS: readonly RecordFilter[] = [];

/** Returns the range and filters of a team page. They are stored in the tab, except the member and an optional range, which come from the URL. */
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

/** Returns the fields of a request that select the member of a report. */
export const wantedOf = ({
  account,
  only,
}: Readonly<Record<string, string>>): { readonly account?: string; readonly only?: boolean } => ({
  ...(account === undefined ? {} : { account }),
  ...(only === ONLY ? { only: true } : {}),
});

/** A page with records of the team and, above them, a member filter. */
export function TeamRecords<C extends ReadCall, Row>({
  source,
  choice,
  filters = NO_FILTERS,
  hasOnly = true,
}: {
  readonly source: RecordSource<C, Row>;
  readonly choice: RecordChoice;
  readonly filters?: readonly RecordFilter[];
  /** Whether the filter can exclude the members below the chosen one. */
  readonly hasOnly?: boolean;
}) {
  const { account } = useWantedMember();
  return (
    <RecordPanel source={source} choice={choice} filters={filters}>
      <MemberFilter key={account} hasOnly={hasOnly} />
    </RecordPanel>
  );
}
