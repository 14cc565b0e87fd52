import { useEffect, useRef, useState } from 'react';
import type { ReadCall } from '#schemas/call.ts';
import { downloadText } from '#src/lib/download-text.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { useFetchCall } from '#src/platform/fetch-call.ts';
import { useCurrency } from '#src/session/use-currency.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { useCommonTexts } from '#src/texts/text-hooks.ts';
import { Button } from '#src/ui/button.tsx';
import { collectRecords, MOST_EXPORTED } from './collect-records.ts';
import { csvFormatOf, csvHead, csvRows } from './csv.ts';
import { exportHead, exportRow } from './record-column.ts';
import type { RecordSpan } from './record-range.ts';
import type { RecordSource } from './record-source.ts';
import { useRecordsTexts } from './texts.ts';
import type { RecordFilters } from './use-record-choice.ts';

interface Progress {
  readonly loaded: number;
  readonly pages: number;
}

/** A button that downloads all matching records as CSV. */
export function ExportButton<C extends ReadCall, Row>({
  source,
  span,
  filters,
}: {
  readonly source: RecordSource<C, Row>;
  readonly span: RecordSpan;
  readonly filters: RecordFilters;
}) {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const common = useCommonTexts();
  const { show } = useToasts();
  const { code } = useCurrency();
  const fetchCall = useFetchCall();
  const { tag } = useLanguage();
  const [progress, setProgress] = useState<Progress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const number = new Intl.NumberFormat(tag);
  const save = async (): Promise<void> => {
    const { signal } = (running.current = new AbortController());
    setProgress({ loaded: 0, pages: 1 });
    try {
      const format = csvFormatOf(tag);
      // Members see their records in the time zone of the device, so the export uses that zone unless the source has another.
      const utcOffset = await source.utcOffset?.(signal);
      // Daylight saving time may begin or end within the range.
      const offsets = new Set<number>();
      const offsetAt = (time: number): number => {
        const offset = utcOffset ?? -new Date(time).getTimezoneOffset();
        offsets.add(offset);
        return offset;
      };
      const parts: string[] = [];
      let count = 0;
      const isWhole = await collectRecords({
        source,
        range: { from: span.from, to: span.to },
        filters,
        fetchCall,
        signal,
        onPage: ({ rows, loaded, pages }) => {
          count += rows.length;
          parts.push(
            csvRows(
              rows.map((row) => exportRow(source.columns, row, code, offsetAt)),
              format,
            ),
          );
          setProgress({ loaded, pages });
        },
      });
      if (signal.aborted) return;
      if (!isWhole) {
        show(t('export.large', { most: number.format(MOST_EXPORTED) }));
        return;
      }
      const head = csvHead(exportHead(source.columns, code, [...offsets]), format);
      downloadText(`${source.name}_${span.first}_${span.last}.csv`, [head, ...parts], 'text/csv;charset=utf-8');
      show(t('export.done', { count, rows: number.format(count) }), 'success');
    } catch {
      if (!signal.aborted) show(t('export.failed'), 'danger');
    } finally {
      if (!signal.aborted) setProgress(null);
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(null);
  };
  if (progress === null)
    return (
      <Button size="sm" variant="secondary" icon="download" onClick={() => void save()}>
        {t('export')}
      </Button>
    );
  const { loaded, pages } = progress;
  return (
    <div className="flex items-center gap-2">
      <label className="flex items-center gap-2 text-sm text-ink-muted">
        <progress max={pages} value={loaded} className="h-2 w-20 accent-primary" />
        {lists('page', { page: loaded, pages })}
      </label>
      <Button size="sm" variant="quiet" onClick={cancel}>
        {common('cancel')}
      </Button>
    </div>
  );
}
