import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { status, whitelabel } from '#schemas/calls/account.ts';
import { deviceNow } from '#schemas/platform-clock.ts';
import { useFetchCall } from './fetch-call.ts';
import { STATUS_FRESH_MS } from './use-site-info.ts';

type Status = OutputOf<typeof status>;

/**
 * If the site status is stale, refetches only its module tree, so that the dialog being opened offers what the platform has switched on. If the whole
 * status is refetched at the same time, the later response wins.
 */
export const useFreshModules = (): void => {
  const queries = useQueryClient();
  const fetchCall = useFetchCall();
  useEffect(() => {
    const known = queries.getQueryState<Status>([status.name]);
    if (known?.data === undefined || deviceNow() - known.dataUpdatedAt < STATUS_FRESH_MS) return;
    const replace = (tree: OutputOf<typeof whitelabel>): void => {
      const { dataUpdatedAt = 0 } = queries.getQueryState([status.name]) ?? {};
      queries.setQueryData<Status>(
        [status.name],
        (answer) => answer && { ...answer, info: { ...answer.info, whitelabel: tree } },
        // Keeps the timestamp, because only the module tree is new.
        { updatedAt: dataUpdatedAt },
      );
    };
    // If this fails, the site keeps using the tree that it has.
    fetchCall(whitelabel, {}).then(replace, () => undefined);
  }, [queries, fetchCall]);
};
