import type { ReadCall } from '#schemas/call.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import type { AskedRecords, RecordSource } from './record-source.ts';
import type { RecordFilters } from './use-record-choice.ts';

const PAGE_SIZE = 1000;
export const MOST_EXPORTED = 100_000;

interface LoadedPage<Row> {
  /** Rows that no earlier page contained. */
  readonly rows: readonly Row[];
  readonly loaded: number;
  readonly pages: number;
}

/** Loads the selected records page by page and passes each page to `onPage`. Returns `false` if there are more records than `MOST_EXPORTED`. */
export const collectRecords = async <C extends ReadCall, Row>({
  source: { call, input, read, keyOf },
  range,
  filters,
  fetchCall,
  signal,
  onPage,
}: {
  readonly source: Pick<RecordSource<C, Row>, 'call' | 'input' | 'read' | 'keyOf'>;
  readonly range: Pick<AskedRecords, 'from' | 'to'>;
  readonly filters: RecordFilters;
  readonly fetchCall: FetchCall;
  readonly signal: AbortSignal;
  readonly onPage: (page: LoadedPage<Row>) => void;
}): Promise<boolean> => {
  // Records that are added during the export shift the pages, so the next page may start with rows that are already loaded.
  const known = new Set<string>();
  let pages = 1;
  for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one request at a time, so that an export does not burden the platform
    const { list, totalPages } = read(
      await fetchCall(call, input({ ...range, pageNo, pageSize: PAGE_SIZE }, filters), { signal }),
    );
    if (totalPages * PAGE_SIZE > MOST_EXPORTED) return false;
    pages = totalPages;
    const rows = list.filter((row) => !known.has(keyOf(row)));
    for (const row of rows) known.add(keyOf(row));
    onPage({ rows, loaded: pageNo, pages });
  }
  return true;
};
