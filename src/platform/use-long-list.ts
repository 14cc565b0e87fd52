import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf, OutputOf, ReadCall } from '#schemas/call.ts';
import { useHydrated } from '#src/hydration/use-hydrated.ts';
import { useLanguage } from '#src/texts/language-store.ts';
import { useFetchCall } from './fetch-call.ts';

/** A list of which the pages that are looked at are loaded. */
export interface LongList<Row> {
  readonly status: 'pending' | 'error' | 'success';
  /** At most a page too many until the last page is loaded. */
  readonly count: number;
  /** `undefined` for a row that is not loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  /** A page that is wanted did not load. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Wants the pages of these rows; the first page is always wanted. */
  readonly show: (first: number, last: number) => void;
}

interface Page<Row> {
  readonly list: readonly Row[];
  readonly totalPages: number;
}

/** Loads the wanted pages of a paged call, whose pages have `pageSize` rows. */
export const useLongList = <C extends ReadCall, Row>(
  call: C,
  input: Omit<InputOf<C>, 'pageNo'> & { readonly pageSize: number },
  read: (answer: OutputOf<C>) => Page<Row>,
  staleTime: number,
): LongList<Row> => {
  const { pageSize } = input;
  const fetchCall = useFetchCall();
  const client = useQueryClient();
  const { language } = useLanguage();
  const isHydrated = useHydrated();
  const [wanted, setWanted] = useState({ first: 1, last: 1 });
  const keyOf = (pageNo: number) => [call.name, { ...input, pageNo }, language];
  const numbers = Array.from({ length: wanted.last - wanted.first + 1 }, (_, at) => wanted.first + at);
  const pages = [...new Set([1, ...numbers])];
  const answers = useQueries({
    queries: pages.map((pageNo) => ({
      queryKey: keyOf(pageNo),
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        fetchCall(call, { ...input, pageNo } as InputOf<C>, { signal }),
      meta: { token: call.token },
      staleTime,
    })),
  });
  const [start] = answers;
  const loaded = new Map(
    answers.flatMap(({ data }, at) => (data === undefined ? [] : [[pages[at] ?? 0, read(data)] as const])),
  );
  const totalPages = loaded.get(1)?.totalPages ?? 0;
  const last = client.getQueryData<OutputOf<C>, ReturnType<typeof keyOf>>(keyOf(totalPages));
  const inLast = last === undefined ? pageSize : read(last).list.length;
  return {
    status: !isHydrated || start === undefined ? 'pending' : start.data !== undefined ? 'success' : start.status,
    count: totalPages === 0 ? 0 : (totalPages - 1) * pageSize + inLast,
    rowAt: (index) => loaded.get(Math.floor(index / pageSize) + 1)?.list[index % pageSize],
    hasFailed: answers.some(({ status }) => status === 'error'),
    retry: () => {
      for (const { status, refetch } of answers) if (status === 'error') void refetch();
    },
    show: (from, to) => {
      const next = { first: Math.floor(from / pageSize) + 1, last: Math.floor(to / pageSize) + 1 };
      if (next.first !== wanted.first || next.last !== wanted.last) setWanted(next);
    },
  };
};
