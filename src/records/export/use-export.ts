import { useEffect, useRef, useState } from 'react';
import { downloadFile } from '#src/lib/download-file.ts';
import { useToasts } from '#src/modals/toast-store.ts';
import { MOST_EXPORTED } from '#src/records/collect-records.ts';
import { useRecordsTexts } from '#src/records/texts.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { createCsvFile } from './csv.ts';
import type { TableFile } from './table-file.ts';
import { startXlsxFile } from './xlsx-file.ts';

export const FORMATS = ['xlsx', 'csv'] as const;
export type Format = (typeof FORMATS)[number];

interface LoadedPages {
  readonly loaded: number;
  readonly pages: number;
}

interface Collection {
  readonly add: TableFile['add'];
  readonly onProgress: (progress: LoadedPages) => void;
  readonly signal: AbortSignal;
}

/** A table to export. */
export interface Exported {
  /** The name of the file, without its extension. */
  readonly name: string;
  /** Adds the rows, and resolves with the header row, or with `null` if there are too many rows. */
  readonly collect: (collection: Collection) => Promise<readonly string[] | null>;
}

/** Exports a table as a file. `progress` is `null` unless an export is running, and `writing` once all pages are loaded. */
export const useExport = ({ name, collect }: Exported) => {
  const t = useRecordsTexts();
  const { show } = useToasts();
  const { tag } = useLanguage();
  const [progress, setProgress] = useState<LoadedPages | 'writing' | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const number = new Intl.NumberFormat(tag);
  const save = async (format: Format): Promise<void> => {
    const controller = (running.current = new AbortController());
    const { signal } = controller;
    setProgress({ loaded: 0, pages: 1 });
    try {
      const file = format === 'csv' ? createCsvFile(tag) : await startXlsxFile(signal);
      let count = 0;
      const add: TableFile['add'] = (rows) => {
        count += rows.length;
        file.add(rows);
      };
      const head = await collect({ add, onProgress: setProgress, signal });
      if (signal.aborted) return;
      if (head === null) {
        show(t('export.large', { most: number.format(MOST_EXPORTED) }));
        return;
      }
      setProgress('writing');
      const written = await file.finish(head);
      if (signal.aborted) return;
      downloadFile(`${name}.${format}`, written);
      show(t('export.done', { count, rows: number.format(count) }), 'success');
    } catch {
      if (!signal.aborted) show(t('export.failed'), 'danger');
    } finally {
      if (!signal.aborted) setProgress(null);
      controller.abort();
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setProgress(null);
  };
  return { progress, save, cancel };
};
