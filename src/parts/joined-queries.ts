import type { LoadedData } from './query-view.tsx';

/** Combines queries for `QueryView`: there is data once all have data, and an error if any has one. A retry repeats the failed or missing ones. */
export const joinedQueries = <Parts extends readonly unknown[]>(
  ...queries: { readonly [At in keyof Parts]: LoadedData<Parts[At]> }
): LoadedData<Parts> => {
  const data = queries.map((query) => query.data);
  return {
    data: data.includes(undefined) ? undefined : (data as readonly unknown[] as Parts),
    isError: queries.some(({ isError }) => isError),
    error: queries.find(({ error }) => error != null)?.error ?? null,
    refetch: () => {
      for (const query of queries) if (query.isError || query.data === undefined) void query.refetch();
    },
  };
};
