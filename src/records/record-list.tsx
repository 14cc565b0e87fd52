import { keepPreviousData } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ReadCall } from '#schemas/call.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Pager } from '#src/parts/pager.tsx';
import { QueryView } from '#src/parts/query-view.tsx';
import { useListTexts } from '#src/texts/list-texts.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { focusRing } from '#src/ui/focus-ring.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { useKeptFocus } from '#src/ui/use-kept-focus.ts';
import { RecordExport } from './export/record-export.tsx';
import { Figures } from './figures.tsx';
import type { RecordSpan } from './record-range.ts';
import type { RecordSource } from './record-source.ts';
import { RecordTable } from './record-table.tsx';
import { useRecordsTexts } from './texts.ts';
import type { RecordFilters } from './use-record-choice.ts';

const PAGE_SIZE = 10;

/** Shows the selected records: totals, one page of rows and a pager. Pass a different `key` for each selection. */
export function RecordList<C extends ReadCall, Row>({
  source,
  span,
  filters,
  onMore,
}: {
  readonly source: RecordSource<C, Row>;
  readonly span: RecordSpan;
  readonly filters: RecordFilters;
  /** Extends the range, offered if no record is found; `null` if the range already has its maximum length. */
  readonly onMore: (() => void) | null;
}) {
  const t = useRecordsTexts();
  const lists = useListTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  const part = useKeptFocus(heading);
  const [page, setPage] = useState(1);
  const [knownPages, setKnownPages] = useState(1);
  const { call, input, read, words } = source;
  const query = useCallQuery(
    call,
    input({ from: span.from, to: span.to, pageNo: page, pageSize: PAGE_SIZE }, filters),
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const answer = data === undefined ? null : read(data);
  const pages = answer?.totalPages ?? knownPages;
  const goTo = (next: number): void => {
    setKnownPages(pages);
    setPage(next);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'start' });
  };
  const refusal = error === null ? null : (source.refusal?.(error) ?? null);
  if (refusal !== null) return <EmptyState icon="receipt" title={refusal} />;
  const rows = (
    <QueryView query={query} failed={words.failed} bars="h-16 h-80">
      {(loaded) => (
        <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : ''}>
          <RecordTable source={source} rows={read(loaded).list} />
        </div>
      )}
    </QueryView>
  );
  if (answer === null && page === 1) return rows;
  if (answer !== null && answer.list.length === 0 && page === 1)
    return (
      <EmptyState
        icon="receipt"
        title={words.none}
        action={
          onMore !== null && (
            <Button variant="secondary" onClick={onMore}>
              {t('more')}
            </Button>
          )
        }
      />
    );
  return (
    <div className="space-y-4">
      {answer !== null && <Figures label={t('totals')} figures={answer.totals} />}
      <section ref={part} aria-label={words.title} className="space-y-3">
        <div className="flex flex-wrap items-center justify-end gap-2">
          <h4
            ref={heading}
            tabIndex={-1}
            className={classNames(
              'min-w-0 flex-auto scroll-mt-20 rounded-control font-display text-base font-semibold',
              focusRing,
            )}
          >
            {words.title}
          </h4>
          <IconButton
            size="sm"
            icon="refresh"
            label={lists('refresh')}
            aria-busy={isFetching || undefined}
            onClick={() => void refetch()}
          />
          {answer !== null && <RecordExport source={source} span={span} filters={filters} />}
        </div>
        {rows}
        <Pager page={page} pages={pages} onPage={goTo} />
      </section>
    </div>
  );
}
