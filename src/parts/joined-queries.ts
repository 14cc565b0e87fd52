import type { LoadedData } from './query-view.tsx';

/** Two queries that a view needs together: loaded once both are, failed where either is. */
export const joinedQueries = <One, Other>(
  one: LoadedData<One>,
  other: LoadedData<Other>,
): LoadedData<readonly [One, Other]> => ({
  data: one.data === undefined || other.data === undefined ? undefined : [one.data, other.data],
  isError: one.isError || other.isError,
  error: one.error ?? other.error ?? null,
  refetch: () => {
    for (const query of [one, other]) if (query.isError || query.data === undefined) void query.refetch();
  },
});
