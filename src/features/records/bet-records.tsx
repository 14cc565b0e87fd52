import { useBetFilters } from '#src/records/use-bet-filters.ts';
import { useLinkedChoice } from '#src/records/use-linked-choice.ts';
import { OwnRecords } from './own-records.tsx';
import { useBetSource } from './use-bet-source.ts';

/**
 * The page with the player's bets. It lists the bets that were placed on the chosen days. If a link from the account record sets the range, it lists the
 * bets whose stakes or payouts were booked in that range.
 */
export function BetRecords() {
  const choice = useLinkedChoice('bets');
  const source = useBetSource({ moved: choice.isLinked });
  const { choice: offered, filters } = useBetFilters(choice);
  return <OwnRecords source={source} choice={offered} filters={filters} />;
}
