import { and, asc, gt, inArray, isNull, or, eq } from 'drizzle-orm';
import type { ContractKind } from '#schemas/contract-names.ts';
import type { ConsolidatedFunds } from '#schemas/member.ts';
import { isAgent } from '#sandbox/accounts/network/network.ts';
import type { Database } from '#sandbox/db/database.ts';
import { contracts, type ContractRow, type MemberRow } from '#sandbox/db/schema.ts';
import { isInForce } from './negotiation.ts';
import { IN_FORCE } from './open-contracts.ts';

type ContractFlags = Omit<ConsolidatedFunds, 'mainBalance' | 'gameBalance' | 'sumBalance'>;

/**
 * Returns the ids of a member's contracts for the API's flags: for each kind, the oldest request awaiting the member's answer, and the member's
 * active contract.
 */
export const findFlags = async (db: Database, member: MemberRow, at: Date): Promise<ContractFlags> => {
  const rows = isAgent(member)
    ? await db
        .select()
        .from(contracts)
        .where(
          and(
            or(eq(contracts.uplineId, member.id), eq(contracts.downlineId, member.id)),
            inArray(contracts.state, ['PENDING', ...IN_FORCE]),
            or(isNull(contracts.expiresAt), gt(contracts.expiresAt, at)),
          ),
        )
        .orderBy(asc(contracts.createdAt), asc(contracts.id))
    : [];
  const find = (kind: ContractKind, fits: (row: ContractRow) => boolean): string | null =>
    rows.find((row) => row.kind === kind && fits(row))?.requestId ?? null;
  const awaitsMe = ({ askedBy }: ContractRow): boolean => askedBy !== null && askedBy !== member.id;
  const isMine = (row: ContractRow): boolean => isInForce(row) && row.downlineId === member.id;
  return {
    dailysalreqtype: find('daily', awaitsMe),
    divtypereq: find('dividend', awaitsMe),
    contracthoursalreq: find('hourly', awaitsMe),
    realtimesalreqtype: find('realtime', awaitsMe),
    contractmrdailysalinfotype: find('daily', (row) => isInForce(row) && row.uplineId === member.id),
    contracthoursalinfo: find('hourly', isMine),
    dailysalinfotype: find('daily', isMine),
    realtimesalinfotype: find('realtime', isMine),
    divtypeinfo: find('dividend', isMine),
  };
};
