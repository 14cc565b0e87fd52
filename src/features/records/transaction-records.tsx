import { MOVEMENT_TYPES } from '#schemas/record-names.ts';
import { OwnRecords } from './own-records.tsx';
import { useRecordsTexts } from '#src/records/texts.ts';
import { typeFilter } from '#src/records/type-filter.ts';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { useTransactionSource } from './use-transaction-source.ts';

/** What moved on the player's account, bets left out. */
export function TransactionRecords() {
  const t = useRecordsTexts();
  const source = useTransactionSource();
  const choice = useRecordChoice(source.name);
  return <OwnRecords source={source} choice={choice} filters={[typeFilter(MOVEMENT_TYPES, t)]} />;
}
