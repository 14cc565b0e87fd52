import { BONUS_TYPES } from '#schemas/record-names.ts';
import { RecordPanel } from './record-panel.tsx';
import { useRecordsTexts } from './texts.ts';
import { typeFilter } from './type-filter.ts';
import { useRecordChoice } from './use-record-choice.ts';
import { useBonusSource } from './use-bonus-source.ts';

/** The bonuses that the player received, and what still has to be wagered for them. */
export function BonusRecords() {
  const t = useRecordsTexts();
  const source = useBonusSource();
  const choice = useRecordChoice(source.name);
  return <RecordPanel source={source} choice={choice} filters={[typeFilter(BONUS_TYPES, t)]} />;
}
