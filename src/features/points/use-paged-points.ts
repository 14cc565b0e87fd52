import { useState } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import type { details, redeemList } from '#schemas/calls/points.ts';
import { useCallQuery } from '#src/platform/call-query.ts';

const PAGE_SIZE = 10;
const keep = <Answer>(before: Answer | undefined): Answer | undefined => before;

/** One page of a list of the mall. Like the records it is asked for anew whenever it is opened. */
export const usePagedPoints = <C extends typeof details | typeof redeemList>(call: C, watchEvery: number | false) => {
  const [page, setPage] = useState(1);
  const query = useCallQuery(
    call,
    { pageNo: page, pageSize: PAGE_SIZE },
    { staleTime: 0, placeholderData: keep, refetchInterval: watchEvery },
  );
  return {
    data: query.data as OutputOf<C> | undefined,
    failed: query.isError,
    refresh: () => void query.refetch(),
    pager: { page, pages: query.data?.totalPages ?? 1, onPage: setPage },
  };
};
