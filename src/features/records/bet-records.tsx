import { useBetFilters } from '#src/records/use-bet-filters.ts';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { OwnRecords } from './own-records.tsx';
import { useBetSource } from './use-bet-source.ts';

/** The player's bets. */
export function BetRecords() {
  const source = useBetSource();
  const { choice, filters } = useBetFilters(useRecordChoice(source.name));
  return <OwnRecords source={source} choice={choice} filters={filters} />;
}
