import { downlines } from '#schemas/calls/agent.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { Downline } from '#schemas/team.ts';
import { usePagedCall, type PagedList } from '#src/platform/use-paged-call.ts';

const PAGE_SIZE = 50;
const FRESH_MS = 30_000;

const read = ({ list, totalPages }: OutputOf<typeof downlines>) => ({ rows: list, totalPages });

/** The direct downlines of an account, by default of the agent, page after page. */
export const useLevel = (account: string | null): PagedList<Downline> =>
  usePagedCall(downlines, account === null ? { pageSize: PAGE_SIZE } : { account, pageSize: PAGE_SIZE }, read, {
    staleTime: FRESH_MS,
  });

/** Everybody of the team whose account has a text in it. */
export const useFound = (search: string): PagedList<Downline> =>
  usePagedCall(downlines, { search, pageSize: PAGE_SIZE }, read, { staleTime: FRESH_MS });
