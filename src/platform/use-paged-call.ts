import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useFetchCall } from './fetch-call.ts';

interface Page<Row> {
  readonly rows: readonly Row[];
  readonly totalPages: number;
}

/** A list that grows page by page; what is there stays while the next page is on its way or failed. */
export interface PagedList<Row> {
  readonly rows: readonly Row[];
  readonly status: 'pending' | 'error' | 'success';
  readonly hasMore: boolean;
  /** Pages that are there. */
  readonly loaded: number;
  /** Pages that are known to be there and not loaded. */
  readonly left: number;
  /** The state of the page that was asked for last, beyond the first. */
  readonly next: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly retry: () => void;
}

const FRESH_MS = 300_000;

/** Asks a paged call from page 1 on; `read` takes the rows and the number of pages out of an answer. The same list as long as nothing in it changed. */
export const usePagedCall = <C extends ReadCall, Row>(
  call: C,
  input: Omit<InputOf<C>, 'pageNo'>,
  read: (answer: OutputOf<C>) => Page<Row>,
  { enabled = true, staleTime = FRESH_MS } = {},
): PagedList<Row> => {
  const fetchCall = useFetchCall();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const { data, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    useInfiniteQuery<Page<Row>, Problem, { pages: readonly Page<Row>[] }, readonly unknown[], number>({
      queryKey: [call.name, input, language, 'pages'],
      queryFn: async ({ pageParam, signal }) =>
        read(await fetchCall(call, { ...input, pageNo: pageParam } as InputOf<C>, { signal })),
      initialPageParam: 1,
      getNextPageParam: ({ totalPages }, _all, last) => (last < totalPages ? last + 1 : null),
      enabled,
      staleTime,
      meta: { token: call.token },
    });
  const pages = isHydrated ? data?.pages : undefined;
  return useMemo(
    () => ({
      rows: pages?.flatMap((page) => page.rows) ?? [],
      status: pages !== undefined ? 'success' : isHydrated ? status : 'pending',
      hasMore: pages !== undefined && hasNextPage,
      loaded: pages?.length ?? 0,
      left: pages === undefined ? 0 : Math.max(0, (pages.at(-1)?.totalPages ?? 0) - pages.length),
      next: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
      // What is on its way stays: the list that is shown may not know of it yet.
      loadMore: () => void fetchNextPage({ cancelRefetch: false }),
      retry: () => void refetch(),
    }),
    [pages, isHydrated, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch],
  );
};
