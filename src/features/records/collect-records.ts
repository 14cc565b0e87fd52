import type { ReadCall } from '#schemas/call.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import type { AskedRecords, RecordSource } from './record-source.ts';
import type { RecordFilters } from './use-record-choice.ts';

const PAGE_SIZE = 100;
export const MOST_EXPORTED = 10_000;

/** Loads every page of a selection, one after the other; `null` where it has more rows than an export takes. */
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
  readonly onPage: (loaded: number, pages: number) => void;
}): Promise<readonly Row[] | null> => {
  // A record that is new since the first page moves the others on, so that the next page begins with a known one.
  const rows = new Map<string, Row>();
  let pages = 1;
  for (let pageNo = 1; pageNo <= pages; pageNo += 1) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one request at a time, so that an export does not burden the platform
    const { list, totalPages } = read(
      await fetchCall(call, input({ ...range, pageNo, pageSize: PAGE_SIZE }, filters), { signal }),
    );
    if (totalPages * PAGE_SIZE > MOST_EXPORTED) return null;
    pages = totalPages;
    for (const row of list) rows.set(keyOf(row), row);
    onPage(pageNo, pages);
  }
  return [...rows.values()];
};
