import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { status, whitelabel } from '#schemas/calls/account.ts';
import { useFetchCall } from './fetch-call.ts';
import { STATUS_FRESH_MS } from './use-site-info.ts';

type Status = OutputOf<typeof status>;

/** Where the status was answered a while ago, asks for the module tree alone, so that what opens now offers what the platform has switched on. Of this answer and that of the status the later one counts. */
export const useFreshModules = (): void => {
  const queries = useQueryClient();
  const fetchCall = useFetchCall();
  useEffect(() => {
    const known = queries.getQueryState<Status>([status.name]);
    if (known?.data === undefined || Date.now() - known.dataUpdatedAt < STATUS_FRESH_MS) return;
    const replace = (tree: OutputOf<typeof whitelabel>): void => {
      const { dataUpdatedAt = 0 } = queries.getQueryState([status.name]) ?? {};
      queries.setQueryData<Status>(
        [status.name],
        (answer) => answer && { ...answer, info: { ...answer.info, whitelabel: tree } },
        // All the rest of the status is as old as it was.
        { updatedAt: dataUpdatedAt },
      );
    };
    // Without an answer the site goes on with the tree that it has.
    fetchCall(whitelabel, {}).then(replace, () => undefined);
  }, [queries, fetchCall]);
};
