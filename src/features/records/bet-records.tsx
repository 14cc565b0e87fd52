import { useBetFilters } from '#src/records/use-bet-filters.ts';
import { useLinkedChoice } from '#src/records/use-linked-choice.ts';
import { OwnRecords } from './own-records.tsx';
import { useBetSource } from './use-bet-source.ts';

/** The player's bets: those placed on the chosen days, or, for a row of the account record, those that moved money within its time range. */
export function BetRecords() {
  const choice = useLinkedChoice('bets');
  const source = useBetSource({ moved: choice.isLinked });
  const { choice: offered, filters } = useBetFilters(choice);
  return <OwnRecords source={source} choice={offered} filters={filters} />;
}
