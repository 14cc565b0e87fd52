import { downlines } from '#schemas/calls/agent.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { Downline, DownlineTotals } from '#schemas/team.ts';
import type { TeamGroup } from '#schemas/team-names.ts';
import { useCallQuery } from '#src/platform/call-query.ts';
import { useLongList, type LongList } from '#src/platform/use-long-list.ts';
import { usePagedCall, type PagedList } from '#src/platform/use-paged-call.ts';

const BRANCH_SIZE = 50;
const TABLE_SIZE = 100;
const FRESH_MS = 30_000;

/** Selects members of the team: the direct downlines of an account (by default of the agent), the matches of a search, or a group. */
export interface Listed {
  readonly account?: string;
  readonly search?: string;
  readonly group?: TeamGroup;
  /** The range that determines who belongs to the group, in Unix milliseconds. */
  readonly from?: number;
  readonly to?: number;
}

const read = ({ list, totalPages }: OutputOf<typeof downlines>) => ({ rows: list, totalPages });

/** Loads the direct downlines of an account, or of the agent if it is `null`, page by page. */
export const useLevel = (account: string | null): PagedList<Downline> =>
  usePagedCall(
    downlines,
    (pageNo) => ({ ...(account === null ? {} : { account }), pageSize: BRANCH_SIZE, pageNo }),
    read,
    { staleTime: FRESH_MS },
  );

const tablePage = (listed: Listed, pageNo: number) => ({ ...listed, pageSize: TABLE_SIZE, pageNo });

/** Returns the totals of the listed members, which are part of the first page of the list; `null` until it has loaded. */
export const useMemberTotals = (listed: Listed): DownlineTotals | null =>
  useCallQuery(downlines, tablePage(listed, 1), { staleTime: FRESH_MS }).data?.totals ?? null;

/** Loads the listed members for a table. */
export const useMembers = (listed: Listed): LongList<Downline> =>
  useLongList(
    downlines,
    (pageNo) => tablePage(listed, pageNo),
    (answer) => answer,
    { pageSize: TABLE_SIZE, staleTime: FRESH_MS },
  );
