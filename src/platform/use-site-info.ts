import { useQuery } from '@tanstack/react-query';
import { createContext, use, useMemo } from 'react';
import type { OutputOf } from '#schemas/call.ts';
import { status } from '#schemas/calls/account.ts';
import type { Problem } from '#schemas/problem.ts';
import { offeredModules, offersRegistration, type Module, type RegisterWay } from '#schemas/whitelabel.ts';
import { useFetchCall } from './fetch-call.ts';
import { keptInfo } from './kept-info.ts';

type Status = OutputOf<typeof status>;

/**
 * The status of the site and the modules that the platform has switched on; if the platform cannot be reached, the modules that this tab last
 * received.
 */
export interface SiteInfo {
  /** `starting` until the first response; `unreachable` if the first request failed. */
  readonly status: 'starting' | 'normal' | 'maintenance' | 'region' | 'unreachable';
  readonly info: Status['info'] | null;
  /** Enabled modules that the brand does not omit. */
  readonly open: ReadonlySet<string>;
  readonly ip: string | null;
  /** Milliseconds since 1970; `null` if the end is unknown. */
  readonly maintenanceEnd: number | null;
  readonly retry: () => void;
}

export const STATUS_FRESH_MS = 60_000;

/** Returns 1 for maintenance, 2 for a region block, 0 for normal; maintenance takes precedence. */
export const systemStatus = (answer: Pick<Status, 'maintenance' | 'regionRestriction'>): 0 | 1 | 2 =>
  answer.maintenance.on ? 1 : answer.regionRestriction ? 2 : 0;

const STATUSES = ['normal', 'maintenance', 'region'] as const;

export const siteInfoOf = (
  answer: Status | undefined,
  failed: boolean,
  retry: () => void,
  ways?: readonly RegisterWay[],
): SiteInfo => {
  const info = answer?.info ?? (failed ? keptInfo() : null);
  return {
    status: answer ? STATUSES[systemStatus(answer)] : failed ? 'unreachable' : 'starting',
    info,
    open: offeredModules(info?.whitelabel ?? [], ways),
    ip: answer?.location.ip ?? null,
    maintenanceEnd: answer?.maintenance.endTime ?? null,
    retry,
  };
};

/**
 * Fetches on start, retries once, and refetches when the tab gets focus if the answer is over a minute old. `ways`: the ways to register that the
 * brand offers.
 */
export const useSiteStatus = (host: string, ways?: readonly RegisterWay[]): SiteInfo => {
  const fetchCall = useFetchCall();
  const { data, isError, refetch } = useQuery<Status, Problem>({
    queryKey: [status.name],
    queryFn: ({ signal }) => fetchCall(status, { url: host }, { signal }),
    staleTime: STATUS_FRESH_MS,
    refetchOnWindowFocus: true,
    retry: 1,
    retryDelay: 500,
  });
  return useMemo(() => siteInfoOf(data, isError, () => void refetch(), ways), [data, isError, refetch, ways]);
};

export const SiteInfoContext = createContext<SiteInfo | null>(null);

export const useSiteInfo = (): SiteInfo => {
  const info = use(SiteInfoContext);
  if (info === null) throw new Error('useSiteInfo needs a SiteInfoContext');
  return info;
};

/** Returns whether a whitelabel module is enabled. */
export const useModule = (module: Module): boolean => useSiteInfo().open.has(module);

/**
 * Returns whether to offer registration. True until the platform has answered: nearly every merchant has registration, and a button that appears late
 * would shift the header.
 */
export const useMayRegister = (): boolean => {
  const { status, open } = useSiteInfo();
  return status === 'starting' || offersRegistration(open);
};
