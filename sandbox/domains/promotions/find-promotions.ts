import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { queryRows, type Database } from '#sandbox/db/database.ts';
import {
  depositOrders,
  promotionEntries,
  promotions,
  type PromotionEntryRow,
  type PromotionRow,
} from '#sandbox/db/schema.ts';
import { createProblem } from '#sandbox/kernel/http/create-problem.ts';
import { NO_FACTS, progressWindow, raffleWindow, standingOf, type PromotionFacts, type Standing } from './standing.ts';

interface Window {
  readonly from: Date;
  readonly to: Date | null;
}

const within = (column: string, { from, to }: Window) => {
  const at = sql.raw(column);
  return sql`${at} >= ${from.toISOString()}::timestamptz AND ${at} < ${(to ?? new Date('9999-01-01')).toISOString()}::timestamptz`;
};

const sumOf = async (db: Database, query: ReturnType<typeof sql>): Promise<bigint> =>
  BigInt((await queryRows<{ sum: string }>(db, query))[0]?.sum ?? 0);

/** Sums the member's deposits in a time span, in minor units. */
const depositsIn = (db: Database, memberId: number, window: Window): Promise<bigint> =>
  sumOf(
    db,
    sql`SELECT coalesce(sum(p.amount), 0)::text AS sum
        FROM ledger_postings p JOIN ledger_transactions t ON t.id = p.transaction_id
        WHERE p.account_id = (SELECT id FROM ledger_accounts WHERE member_id = ${memberId} AND kind = 'main')
          AND t.kind = 'deposit' AND ${within('t.at', window)}`,
  );

/** Sums the member's settled valid bets that were placed in a time span, in minor units. */
const betsIn = (db: Database, memberId: number, window: Window): Promise<bigint> =>
  sumOf(
    db,
    sql`SELECT coalesce(sum(valid_bet), 0)::text AS sum FROM bets
        WHERE member_id = ${memberId} AND status = 'settled' AND ${within('placed_at', window)}`,
  );

const doneFor = (
  db: Database,
  memberId: number,
  promotion: PromotionRow,
  entry: PromotionEntryRow | undefined,
): Promise<bigint> => {
  if (promotion.kind === 'RAFFLE') return depositsIn(db, memberId, raffleWindow(promotion));
  if (promotion.kind !== 'PROGRESS' || entry === undefined) return Promise.resolve(0n);
  const count = promotion.requiredBets === null ? depositsIn : betsIn;
  return count(db, memberId, progressWindow(promotion, entry));
};

/** A promotion, with its status for a member or a visitor. */
export interface FoundPromotion {
  readonly promotion: PromotionRow;
  readonly standing: Standing;
  /** The member's entries of this promotion, oldest first. */
  readonly entries: readonly PromotionEntryRow[];
}

export interface Asker {
  readonly merchant: string;
  /** The member's id; null for visitors and trial accounts, which cannot take part in promotions. */
  readonly memberId: number | null;
  readonly at: Date;
}

const factsOf = async (
  db: Database,
  memberId: number,
  list: readonly PromotionRow[],
  at: Date,
): Promise<ReadonlyMap<number, PromotionFacts>> => {
  const ids = list.map(({ id }) => id);
  const entries = await db
    .select()
    .from(promotionEntries)
    .where(and(eq(promotionEntries.memberId, memberId), inArray(promotionEntries.promotionId, ids)))
    .orderBy(asc(promotionEntries.id));
  const open = await db
    .select({ code: depositOrders.promotionId })
    .from(depositOrders)
    .where(
      and(
        eq(depositOrders.memberId, memberId),
        eq(depositOrders.status, 'PENDING'),
        gt(depositOrders.expiresAt, at),
        isNotNull(depositOrders.promotionId),
      ),
    );
  const facts = new Map<number, PromotionFacts>();
  for (const promotion of list) {
    const own = entries.filter(({ promotionId }) => promotionId === promotion.id);
    facts.set(promotion.id, {
      entries: own,
      hasOpenOrder: open.some(({ code }) => code === promotion.code),
      done: await doneFor(db, memberId, promotion, own[0]),
    });
  }
  return facts;
};

const find = async (db: Database, { merchant, memberId, at }: Asker, code?: string): Promise<FoundPromotion[]> => {
  const list = await db
    .select()
    .from(promotions)
    .where(and(eq(promotions.merchant, merchant), ...(code === undefined ? [] : [eq(promotions.code, code)])))
    .orderBy(asc(promotions.position));
  if (list.length === 0) return [];
  const facts = memberId === null ? null : await factsOf(db, memberId, list, at);
  return list.map((promotion) => {
    const own = facts?.get(promotion.id) ?? NO_FACTS;
    return { promotion, standing: standingOf(promotion, own, at), entries: own.entries };
  });
};

/** Returns a merchant's promotions in the order of its list. */
export const findPromotions = (db: Database, asker: Asker): Promise<FoundPromotion[]> => find(db, asker);

/** Returns the promotion with a code. Throws `not_found` if there is none. */
export const findPromotion = async (db: Database, asker: Asker, code: string): Promise<FoundPromotion> => {
  const [found] = await find(db, asker, code);
  if (found === undefined) throw createProblem('not_found', 404, 'No promotion has this id');
  return found;
};
