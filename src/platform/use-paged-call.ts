import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useFetchCall } from './fetch-call.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
}

/** A list that grows page by page. Loaded rows are kept while the next page loads or after it failed. */
export interface PagedList<Row> {
  /** The loaded rows; absent until the first page has arrived. */
  readonly data: readonly Row[] | undefined;
  /** The loaded rows; empty until the first page has arrived. */
  readonly rows: readonly Row[];
  /** Whether the first page, or a refresh, has failed. */
  readonly isError: boolean;
  readonly hasMore: boolean;
  /** Number of loaded pages. */
  readonly loaded: number;
  /** Number of pages not loaded yet. */
  readonly left: number;
  /** The state of the next page. */
  readonly next: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly refetch: () => void;
}

const FRESH_MS = 300_000;

/** Loads a paged call from page 1 on. `inputOf` returns the input for a page number, `read` extracts the rows and the number of pages from a response. The result is referentially stable while nothing changes. */
export const usePagedCall = <C extends ReadCall, Row>(
  call: C,
  inputOf: (pageNo: number) => InputOf<C>,
  read: (answer: OutputOf<C>) => Page<Row>,
  { enabled = true, staleTime = FRESH_MS } = {},
): PagedList<Row> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const { data, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery<Page<Row>, Problem, { pages: readonly Page<Row>[] }, readonly unknown[], number>({
      queryKey: [call.name, inputOf(1), language, 'pages'],
      queryFn: async ({ pageParam, signal }) => read(await fetchCall(call, inputOf(pageParam), { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ totalPages }, _all, last) => (last < totalPages ? last + 1 : null),
      enabled,
      staleTime,
      meta: { token: call.token },
    });
  // Retries the missing page once the browser is back online. The query client would not, because a list with rows counts as fresh.
  useEffect(() => {
    if (!isFetchNextPageError) return;
    const fetchAgain = (): void => void fetchNextPage({ cancelRefetch: false });
    addEventListener('online', fetchAgain);
    return () => removeEventListener('online', fetchAgain);
  }, [isFetchNextPageError, fetchNextPage]);

  const pages = isHydrated ? data?.pages : undefined;
  const rows = useMemo(() => pages?.flatMap((page) => page.rows), [pages]);
  return useMemo(
    () => ({
      data: rows,
      rows: rows ?? [],
      isError: isHydrated && isError && !isFetchNextPageError,
      hasMore: pages !== undefined && hasNextPage,
      loaded: pages?.length ?? 0,
      left: pages === undefined ? 0 : Math.max(0, (pages.at(-1)?.totalPages ?? 0) - pages.length),
      next: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
      // A second request must not cancel a running request that the rendered list does not know of yet.
      loadMore: () => void fetchNextPage({ cancelRefetch: false }),
      refetch: () => void refetch(),
    }),
    [pages, rows, isHydrated, isError, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch],
  );
};
