import { asc, eq, inArray } from 'drizzle-orm';
import type { ContractKind, ContractPeriod } from '#schemas/contract-names.ts';
import type { ContractTier } from '#schemas/contract.ts';
import { fillClosure } from '#sandbox/accounts/network/closure.ts';
import type { Database } from '#sandbox/db/database.ts';
import {
  bets,
  contracts,
  games,
  members,
  merchants,
  rebateSettlements,
  type ContractRow,
  type MerchantRow,
} from '#sandbox/db/schema.ts';
import { credit } from '#sandbox/kernel/ledger/movements.ts';

/** A member of a test's tree; `upline` is the index of the member above, or null at the top. */
export interface BranchMember {
  readonly upline: number | null;
  readonly isAgent: boolean;
  /** Hundredths of a percent. */
  readonly rebate?: number;
}

export interface BranchBet {
  readonly member: number;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly settledAt: number;
  readonly placedAt?: number;
}

interface BranchContract {
  readonly agent: number;
  readonly kind: ContractKind;
  readonly period?: ContractPeriod;
  readonly tiers: readonly ContractTier[];
  readonly from: number;
  readonly to?: number;
}

/** Creates a separate merchant for tests, with a tree of members to which bets and contracts can be added. */
export const makeBranch = async (
  db: Database,
  {
    people,
    since,
    country = 'PH',
  }: { readonly people: readonly BranchMember[]; readonly since: number; readonly country?: string },
) => {
  const code = `branch${crypto.randomUUID().slice(0, 8)}`;
  const [model] = await db.select().from(merchants).where(eq(merchants.code, 'perya'));
  const [game] = await db.select().from(games).limit(1);
  if (model === undefined || game === undefined) throw new Error('the seed has no perya');
  const merchant: MerchantRow = { ...model, code, settings: { ...model.settings, country } };
  await db.insert(merchants).values(merchant);
  const ids: number[] = [];
  const at = new Date(since);
  for (const [place, { upline, isAgent, rebate = 0 }] of people.entries()) {
    const above = upline === null ? null : (ids[upline] ?? null);
    // oxlint-disable-next-line no-await-in-loop -- a member needs the id of the one above
    const [row] = await db
      .insert(members)
      .values({
        merchant: code,
        account: `m${place}`,
        nickname: `m${place}`,
        type: isAgent ? 2 : 0,
        uplineId: above,
        depth: depthOf(people, place),
        rebate,
        passwordChangedAt: at,
        referralCode: `${code}${place}`,
        registeredAt: at,
        registeredIp: '192.0.2.1',
      })
      .returning();
    ids.push(row?.id ?? 0);
  }
  await fillClosure(db);
  const idOf = (place: number): number => ids[place] ?? 0;
  const { id: transaction } = await credit(db, idOf(0), {
    kind: 'deposit',
    from: 'cash',
    amount: 1n,
    reference: 'first',
    at,
  });
  let placed = 0;
  return {
    merchant,
    idOf,
    bet: async ({ member, stake, payout, settledAt, placedAt = settledAt }: BranchBet): Promise<void> => {
      placed += 1;
      await db.insert(bets).values({
        orderNo: `${code}-${placed}`,
        merchant: code,
        memberId: idOf(member),
        nodeId: game.nodeId,
        vassalage: game.vassalage,
        category: game.category,
        currency: merchant.currency,
        stake,
        validBet: stake,
        payout,
        status: 'settled',
        placedAt: new Date(placedAt),
        settledAt: new Date(settledAt),
        stakeTransactionId: transaction,
      });
    },
    agree: async ({ agent, kind, period, tiers, from, to }: BranchContract): Promise<ContractRow> => {
      const upline = people[agent]?.upline ?? null;
      const [row] = await db
        .insert(contracts)
        .values({
          requestId: `CT${crypto.randomUUID()}`,
          merchant: code,
          kind,
          state: to === undefined ? 'ACTIVE' : 'TERMINATED',
          uplineId: upline === null ? null : idOf(upline),
          downlineId: idOf(agent),
          period: kind === 'dividend' ? (period ?? 'M') : null,
          tiers,
          createdAt: new Date(from),
          activeFrom: new Date(from),
          ...(to === undefined ? {} : { endedAt: new Date(to), end: 'TERMINATED' as const }),
        })
        .returning();
      if (row === undefined) throw new Error('the database returned no contract');
      return row;
    },
    /** Returns the rebates paid to agents, day by day. */
    rebates: async () => {
      const rows = await db
        .select()
        .from(rebateSettlements)
        .where(inArray(rebateSettlements.memberId, ids))
        .orderBy(asc(rebateSettlements.day), asc(rebateSettlements.memberId));
      return rows.map(({ memberId, gross, amount }) => ({ agent: ids.indexOf(memberId), gross, amount }));
    },
  };
};
export type Branch = Awaited<ReturnType<typeof makeBranch>>;

const depthOf = (people: readonly BranchMember[], place: number): number => {
  const upline = people[place]?.upline ?? null;
  return upline === null ? 0 : depthOf(people, upline) + 1;
};
