import type { ReadCall } from '#schemas/call.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { collectRecords } from '#src/records/collect-records.ts';
import type { RecordSpan } from '#src/records/record-range.ts';
import type { RecordSource } from '#src/records/record-source.ts';
import type { RecordFilters } from '#src/records/use-record-choice.ts';
import { ExportButton } from './export-button.tsx';
import { createRecordCells, deviceOffsetAt } from './record-cells.ts';

/** A menu that exports all matching records. */
export function RecordExport<C extends ReadCall, Row>({
  source,
  span,
  filters,
}: {
  readonly source: RecordSource<C, Row>;
  readonly span: RecordSpan;
  readonly filters: RecordFilters;
}) {
  const { code } = useCurrency();
  const fetchCall = useFetchCall();
  return (
    <ExportButton
      align="end"
      name={`${source.name}_${span.first}_${span.last}`}
      collect={async ({ add, onProgress, signal }) => {
        // Members see their records in the time zone of the device, so the export uses that zone unless the source has another.
        const offset = await source.utcOffset?.(signal);
        const cells = createRecordCells(source.columns, code, offset === undefined ? deviceOffsetAt : () => offset);
        const isWhole = await collectRecords({
          source,
          range: { from: span.from, to: span.to },
          filters,
          fetchCall,
          signal,
          onPage: ({ rows, loaded, pages }) => {
            add(rows.map(cells.row));
            onProgress({ loaded, pages });
          },
        });
        return isWhole ? cells.head() : null;
      }}
    />
  );
}
