import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '#schemas/call.ts';

/** Fetches the answers of calls again where they are shown, after something has changed that no call of this page has changed. */
export const useRefreshCalls = (): ((calls: readonly Pick<Call, 'name'>[]) => void) => {
  const queries = useQueryClient();
  return useCallback(
    (calls) => {
      for (const { name } of calls) void queries.invalidateQueries({ queryKey: [name] });
    },
    [queries],
  );
};
