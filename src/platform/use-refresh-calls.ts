import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '#schemas/call.ts';

/** Returns a function that refetches the displayed responses of the given calls, for changes that were not made by a call from this page. */
export const useRefreshCalls = (): ((calls: readonly Pick<Call, 'name'>[]) => void) => {
  const queries = useQueryClient();
  return useCallback(
    (calls) => {
      for (const { name } of calls) void queries.invalidateQueries({ queryKey: [name] });
    },
    [queries],
  );
};
