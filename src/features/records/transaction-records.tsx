import { MOVEMENT_TYPES } from '#schemas/record-names.ts';
import { RecordPanel } from './record-panel.tsx';
import { useRecordsTexts } from './texts.ts';
import { typeFilter } from './type-filter.ts';
import { useRecordChoice } from './use-record-choice.ts';
import { useTransactionSource } from './use-transaction-source.ts';

/** What moved on the player's account, bets left out. */
export function TransactionRecords() {
  const t = useRecordsTexts();
  const source = useTransactionSource();
  const choice = useRecordChoice(source.name);
  return <RecordPanel source={source} choice={choice} filters={[typeFilter(MOVEMENT_TYPES, t)]} />;
}
