import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useCallQuery } from './call-query.ts';

/** A list that loads only the pages being viewed. */
export interface LongList<Row> {
  /** The first page's rows; absent until that page has arrived. */
  readonly data: readonly Row[] | undefined;
  /** Whether the first page, or its refresh, has failed. */
  readonly isError: boolean;
  readonly refetch: () => void;
  /** Estimated number of rows; up to one page too high until the last page is loaded. */
  readonly count: number;
  /** Returns `undefined` for a row that is not loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** Whether a requested page did not load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /**
   * Requests the pages that contain the first and the last visible row. These are all visible pages, because a page has more rows than fit into the
   * window.
   */
  readonly show: (first: number, last: number) => void;
}

interface Page<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

/** Loads the first page of a paged call, and the pages of the rows that `show` requests. `inputOf` returns the input for a page number. */
export const useLongList = <C extends ReadCall, Row>(
  call: C,
  inputOf: (pageNo: number) => InputOf<C>,
  read: (answer: OutputOf<C>) => Page<Row>,
  { pageSize, staleTime }: { readonly pageSize: number; readonly staleTime: number },
): LongList<Row> => {
  const client = useQueryClient();
  const { language } = useLanguage();
  const [wanted, setWanted] = useState({ first: 1, last: 1 });
  const start = useCallQuery(call, inputOf(1), { staleTime });
  const upper = useCallQuery(call, inputOf(wanted.first), { staleTime });
  const lower = useCallQuery(call, inputOf(wanted.last), { staleTime });
  const answers = [start, upper, lower];
  const loaded = new Map(
    [1, wanted.first, wanted.last].flatMap((pageNo, at) => {
      const data = answers[at]?.data;
      return data === undefined ? [] : [[pageNo, read(data)] as const];
    }),
  );
  const totalPages = loaded.get(1)?.totalPages ?? 0;
  const last = client.getQueryData<OutputOf<C>>([call.name, inputOf(totalPages), language]);
  const inLast = last === undefined ? pageSize : read(last).list.length;
  return {
    data: loaded.get(1)?.list,
    isError: start.isError,
    refetch: () => void start.refetch(),
    count: totalPages === 0 ? 0 : (totalPages - 1) * pageSize + inLast,
    rowAt: (index) => loaded.get(Math.floor(index / pageSize) + 1)?.list[index % pageSize],
    hasFailed: answers.some(({ data, isError }) => isError && data === undefined),
    retry: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
    show: (from, to) => {
      const next = { first: Math.floor(from / pageSize) + 1, last: Math.floor(to / pageSize) + 1 };
      if (next.first !== wanted.first || next.last !== wanted.last) setWanted(next);
    },
  };
};
