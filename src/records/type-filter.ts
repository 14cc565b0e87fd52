import type { AccountRecordType, BonusType } from '#schemas/record-names.ts';
import type { RecordFilter } from './record-panel.tsx';
import type { useRecordsTexts } from './texts.ts';

/** Returns a filter by record type. */
export const typeFilter = (
  types: readonly (BonusType | AccountRecordType)[],
  t: ReturnType<typeof useRecordsTexts>,
): RecordFilter => ({
  name: 'type',
  label: t('column.type'),
  all: t('filter.type.all'),
  options: types.map((value) => ({ value, label: t(`type.${value}`) })),
});
