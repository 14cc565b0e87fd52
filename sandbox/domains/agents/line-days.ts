import { sql, type SQL } from 'drizzle-orm';
import { movementKinds } from '#sandbox/domains/records/movement-types.ts';
import { localDay } from '#sandbox/kernel/clock/merchant-day.ts';
import type { Network } from '#sandbox/accounts/network/network.ts';
import { betSums, MOVEMENT_SUMS, movementsOf } from './record-sums.ts';
import { inDays, inParts, inSummedDays, type SplitRange } from './split-range.ts';

/**
 * One group of members for each root: the root with all descendants (`line`), the descendants without the root (`below`), or the root alone (`own`).
 */
export interface Lines {
  readonly rootIds: readonly number[];
  readonly part: 'line' | 'below' | 'own';
}

/** Returns the members that an agent's request covers, as lines; with `only`, just the network's root, unless that is the agent. */
export const linesOf = ({ rootId, rootDepth }: Network, only = false): Lines => {
  if (rootDepth === 0) return { rootIds: [rootId], part: 'below' };
  return { rootIds: [rootId], part: only ? 'own' : 'line' };
};

export interface GameFilter {
  readonly gameCategory?: string | undefined;
  readonly vassalage?: string | undefined;
}

const ANY_DISTANCE = { line: sql`true`, below: sql`c.distance > 0`, own: sql`c.distance = 0` };
const NO_BETS = sql`0, 0, 0, 0, 0`;
const NO_MOVEMENTS = sql`0, 0, 0, 0, 0, 0, 0`;

const among = (rootIds: readonly number[]): SQL => sql`= ANY (${`{${rootIds.join(',')}}`}::bigint[])`;

/** Returns the SQL condition that the descendant of a closure row `c` is in the lines. */
export const withinLines = ({ rootIds, part }: Lines): SQL =>
  sql`c.ancestor_id ${among(rootIds)} AND ${ANY_DISTANCE[part]}`;

/** Returns the SQL condition that a bet `b` matches a filter. */
export const ofGames = ({ gameCategory, vassalage }: GameFilter): SQL =>
  sql`true ${gameCategory ? sql`AND b.category = ${gameCategory}` : sql``} ${vassalage ? sql`AND b.vassalage = ${vassalage}` : sql``}`;

/** SQL that joins the closure rows `c` of the owner of a ledger account `a`. */
export const JOIN_CLOSURE = sql`JOIN member_closure c ON c.descendant_id = a.member_id`;

const union = (parts: readonly SQL[]): SQL => sql.join([...parts], sql` UNION ALL `);

/**
 * Returns a SELECT that sums the bets of lines by day. Its rows have `root`, `day` and the columns of `member_days`; a root and day can have several
 * rows, so the caller adds them up. The result is exact for any range, because summed days are used only for whole days. A bet belongs to the day
 * on which it was placed.
 */
export const betDays = (lines: Lines, range: SplitRange, games: GameFilter = {}): SQL => {
  const { rootIds, part } = lines;
  const { merchant } = range;
  const day = localDay(merchant, sql`b.placed_at`);
  const isFiltered = Boolean(games.gameCategory) || Boolean(games.vassalage);
  const below = sql`
    SELECT b.ancestor_id AS root, b.day, b.records, b.staked, b.bets, b.valid_bets, b.payouts, ${NO_MOVEMENTS}
    FROM line_bet_days b WHERE b.ancestor_id ${among(rootIds)} AND ${inDays(sql`b.day`, range)} AND ${ofGames(games)}`;
  const own = isFiltered
    ? sql`SELECT b.member_id, ${day}, ${betSums()}, ${NO_MOVEMENTS} FROM bets b
        WHERE b.member_id ${among(rootIds)} AND ${inSummedDays(sql`b.placed_at`, range)} AND ${ofGames(games)} GROUP BY 1, 2`
    : sql`SELECT member_id, day, records, staked, bets, valid_bets, payouts, ${NO_MOVEMENTS}
        FROM member_days WHERE member_id ${among(rootIds)} AND ${inDays(sql`day`, range)}`;
  const unsummed = sql`
    SELECT c.ancestor_id, ${day}, ${betSums()}, ${NO_MOVEMENTS}
    FROM member_closure c JOIN bets b ON b.member_id = c.descendant_id
    WHERE ${withinLines(lines)} AND b.merchant = ${merchant.code} AND ${inParts(sql`b.placed_at`, range)}
      AND ${ofGames(games)} GROUP BY 1, 2`;
  return union([sums(), ...(part === 'own' ? [] : [below]), ...(part === 'below' ? [] : [own]), unsummed]);
};

/** Returns a SELECT without rows that gives a UNION's columns their names and types. */
const sums = (): SQL => sql`
  SELECT NULL::bigint AS root, NULL::date AS day, 0 AS records, 0::bigint AS staked, 0::bigint AS bets, 0::bigint AS valid_bets, 0::bigint AS payouts,
    0::bigint AS deposits, 0::bigint AS withdrawals, 0::bigint AS bonuses, 0::bigint AS rebate, 0 AS movements, 0::bigint AS money_in, 0::bigint AS money_out
  WHERE false`;

/** Returns a SELECT that sums the movements of lines by day, with the same columns as `betDays`. `types` limits it to some movement types. */
export const movementDays = (lines: Lines, range: SplitRange, types?: string): SQL => {
  const { rootIds, part } = lines;
  const { merchant } = range;
  const day = localDay(merchant, sql`t.at`);
  const kinds = movementKinds(types);
  const amongKinds = (names: readonly string[]) => sql`m.kind = ANY (${`{${names.join(',')}}`}::text[])`;
  const into = sql`(${amongKinds(kinds.into)})::int`;
  const out = sql`(${amongKinds(kinds.out)})::int`;
  const net = (...named: readonly string[]) =>
    sql`CASE WHEN ${amongKinds(named)} THEN m.money_in * ${into} - m.money_out * ${out} ELSE 0 END`;
  const below = sql`
    SELECT m.ancestor_id, m.day, ${NO_BETS}, ${net('deposit')}, -(${net('withdrawal', 'withdrawal-returned')}), ${net('bonus')}, ${net('rebate')},
      m.movements_in * ${into} + m.movements_out * ${out}, m.money_in * ${into}, m.money_out * ${out}
    FROM line_movement_days m
    WHERE m.ancestor_id ${among(rootIds)} AND ${inDays(sql`m.day`, range)} AND ${amongKinds([...new Set([...kinds.into, ...kinds.out])])}`;
  const own = types
    ? sql`SELECT a.member_id, ${day}, ${NO_BETS}, ${MOVEMENT_SUMS} ${movementsOf(merchant, types)}
        AND a.member_id ${among(rootIds)} AND ${inSummedDays(sql`t.at`, range)} GROUP BY 1, 2`
    : sql`SELECT member_id, day, ${NO_BETS}, deposits, withdrawals, bonuses, rebate, movements, money_in, money_out
        FROM member_days WHERE member_id ${among(rootIds)} AND ${inDays(sql`day`, range)}`;
  const unsummed = sql`
    SELECT c.ancestor_id, ${day}, ${NO_BETS}, ${MOVEMENT_SUMS} ${movementsOf(merchant, types, JOIN_CLOSURE)}
    AND ${withinLines(lines)} AND ${inParts(sql`t.at`, range)} GROUP BY 1, 2`;
  return union([sums(), ...(part === 'own' ? [] : [below]), ...(part === 'below' ? [] : [own]), unsummed]);
};
