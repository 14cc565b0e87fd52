import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '#schemas/call.ts';

/** Returns a function that refetches the currently shown answers of calls, after a change that no call of this page made. */
export const useRefreshCalls = (): ((calls: readonly Pick<Call, 'name'>[]) => void) => {
  const queries = useQueryClient();
  return useCallback(
    (calls) => {
      for (const { name } of calls) void queries.invalidateQueries({ queryKey: [name] });
    },
    [queries],
  );
};
