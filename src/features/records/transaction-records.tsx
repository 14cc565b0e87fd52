import { ACCOUNT_RECORD_TYPES } from '#schemas/record-names.ts';
import { OwnRecords } from './own-records.tsx';
import { useRecordsTexts } from '#src/records/texts.ts';
import { typeFilter } from '#src/records/type-filter.ts';
import { useRecordChoice } from '#src/records/use-record-choice.ts';
import { useTransactionSource } from './use-transaction-source.ts';

/** The page with all changes to the player's balance; consecutive bets are summarised. */
export function TransactionRecords() {
  const t = useRecordsTexts();
  const choice = useRecordChoice('transactions');
  const source = useTransactionSource(choice.filters);
  return <OwnRecords source={source} choice={choice} filters={[typeFilter(ACCOUNT_RECORD_TYPES, t)]} />;
}
