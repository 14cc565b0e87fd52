import { useInfiniteQuery } from '@tanstack/react-query';
import type { Call, InputOf, OutputOf } from '#schemas/call.ts';
import type { Problem } from '#schemas/problem.ts';
import { useLanguage } from '#src/texts/use-language.ts';
import { useClient } from './use-call.ts';

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

/** Asks a paged call from page 1 on; `read` takes the rows and the number of pages out of an answer. */
export const usePagedCall = <C extends Call, Row>(call: C, input: Omit<InputOf<C>, 'pageNo'>, read: (answer: OutputOf<C>) => Page<Row>, { enabled = true, staleTime = FRESH_MS } = {}): PagedList<Row> => {
  const client = useClient();
  const { language } = useLanguage();
  const { data, status, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } = useInfiniteQuery<Page<Row>, Problem, { pages: readonly Page<Row>[] }, readonly unknown[], number>({
    queryKey: [call.name, input, language, 'pages'],
    queryFn: async ({ pageParam, signal }) => read(await client(call, { ...input, pageNo: pageParam } as InputOf<C>, { signal })),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _all, last) => (last < totalPages ? last + 1 : null),
    enabled,
    staleTime,
    meta: { token: call.token },
  });
  return {
    rows: data?.pages.flatMap((page) => page.rows) ?? [],
    status: data === undefined ? status : 'success',
    hasMore: hasNextPage,
    loaded: data?.pages.length ?? 0,
    left: data === undefined ? 0 : Math.max(0, (data.pages.at(-1)?.totalPages ?? 0) - data.pages.length),
    next: isFetchingNextPage ? 'loading' : isFetchNextPageError ? 'failed' : 'idle',
    loadMore: () => void fetchNextPage(),
    retry: () => void refetch(),
  };
};
