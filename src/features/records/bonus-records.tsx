import { BONUS_TYPES } from '#schemas/record-names.ts';
import { OwnRecords } from './own-records.tsx';
import { useRecordsTexts } from '#src/records/texts.ts';
import { typeFilter } from '#src/records/type-filter.ts';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { useBonusSource } from './use-bonus-source.ts';

/** The page with the player's bonuses and the amounts that must still be wagered for them. */
export function BonusRecords() {
  const t = useRecordsTexts();
  const source = useBonusSource();
  const choice = useRecordChoice(source.name);
  return <OwnRecords source={source} choice={choice} filters={[typeFilter(BONUS_TYPES, t)]} />;
}
