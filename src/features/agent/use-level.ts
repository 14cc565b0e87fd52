import { downlines } from '#schemas/calls/agent.ts';
import type { OutputOf } from '#schemas/call.ts';
import type { Downline } from '#schemas/team.ts';
import { useLongList, type LongList } from '#src/platform/use-long-list.ts';
import { usePagedCall, type PagedList } from '#src/platform/use-paged-call.ts';

const BRANCH_SIZE = 50;
const TABLE_SIZE = 100;
const FRESH_MS = 30_000;

/** Whose members are listed: the direct downlines of an account, by default of the agent, or everybody whose account has a text in it. */
export interface Listed {
  readonly account?: string;
  readonly search?: string;
}

const read = ({ list, totalPages }: OutputOf<typeof downlines>) => ({ rows: list, totalPages });

/** The direct downlines of an account, by default of the agent, page after page. */
export const useLevel = (account: string | null): PagedList<Downline> =>
  usePagedCall(
    downlines,
    (pageNo) => ({ ...(account === null ? {} : { account }), pageSize: BRANCH_SIZE, pageNo }),
    read,
    { staleTime: FRESH_MS },
  );

/** Members of the team for a table. */
export const useMembers = (listed: Listed): LongList<Downline> =>
  useLongList(
    downlines,
    (pageNo) => ({ ...listed, pageSize: TABLE_SIZE, pageNo }),
    (answer) => answer,
    { pageSize: TABLE_SIZE, staleTime: FRESH_MS },
  );
