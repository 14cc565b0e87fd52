import { randomBytes } from 'node:crypto';
import type { DemoRound } from '#schemas/demo-game.ts';
import { toDecimal, toMinor } from '#schemas/money.ts';
import type { Database } from '../db/database.ts';
import { bets, winners, type GameRow, type MemberRow } from '../db/schema.ts';
import { createFieldProblem } from '../http/create-problem.ts';
import { refuseInsufficient } from '../ledger/refuse-insufficient.ts';
import { credit, debit } from '../ledger/movements.ts';
import { fillTurnover } from '../cashier/turnover.ts';
import { maskAccount } from '../seed/accounts.ts';
import { RULES } from './all-rules.ts';
import type { RandomSource } from './random-source.ts';
import { demoKindOf } from './demo-kind-of.ts';
import { recordRecentGame } from './record-recent-game.ts';
import { toRound } from './rounds-of.ts';
import { stakesOf, unitOf } from './stakes-of.ts';

export interface Wager {
  readonly member: MemberRow;
  readonly game: GameRow;
  readonly currency: string;
  readonly stake: number;
  readonly choice: string;
  readonly random: RandomSource;
  readonly at: Date;
}

/** Wins for the winner board: this multiple of the stake, or this many units of play. */
const BOARD_MULTIPLE = 20n;
const BOARD_UNITS = 500;

const belongsOnWinnerBoard = (stake: bigint, payout: bigint, merchant: string, currency: string): boolean =>
  payout >= stake * BOARD_MULTIPLE || payout >= toMinor((BOARD_UNITS * unitOf(merchant)).toFixed(6), currency);

const createOrderNo = (merchant: string, at: Date): string =>
  `${merchant.slice(0, 2).toUpperCase()}${at.toISOString().slice(2, 10).replaceAll('-', '')}${randomBytes(6).toString('hex').toUpperCase()}`;

/** Places and settles one round in the caller's transaction: wallet, bet, recent games and winner board change together. */
export const placeBet = async (
  db: Database,
  { member, game, currency, stake: requestedStake, choice, random, at }: Wager,
): Promise<DemoRound> => {
  const { id: memberId, merchant } = member;
  const { nodeId, vassalage, category } = game;
  const rules = RULES[demoKindOf(game)];
  const stake = stakesOf({ minBet: game.minBet, merchant, currency, stakeStep: rules.stakeStep }).find(
    (minor) => Number(toDecimal(minor, currency)) === requestedStake,
  );
  const drawn = rules.draw(choice, random);
  if (stake === undefined || drawn === null)
    throw createFieldProblem({
      ...(stake === undefined ? { stake: 'stake_unknown' } : {}),
      ...(drawn === null ? { choice: 'choice_unknown' } : {}),
    });
  const { outcome, hundredths } = drawn;
  const payout = (stake * BigInt(hundredths)) / 100n;
  const reference = createOrderNo(merchant, at);

  const staked = await debit(db, memberId, {
    kind: 'bet',
    into: 'play',
    amount: stake,
    reference,
    at,
    details: { outcome },
  }).catch(refuseInsufficient('stake'));
  const paid =
    payout === 0n ? null : await credit(db, memberId, { kind: 'payout', from: 'play', amount: payout, reference, at });
  const [bet] = await db
    .insert(bets)
    .values({
      orderNo: reference,
      merchant,
      memberId,
      nodeId,
      vassalage,
      category,
      currency,
      stake,
      validBet: stake,
      payout,
      status: 'settled',
      placedAt: at,
      settledAt: at,
      stakeTransactionId: staked.id,
      payoutTransactionId: paid?.id ?? null,
    })
    .returning();
  if (bet === undefined) throw new Error('the database returned no bet');
  await fillTurnover(db, memberId, stake);
  await recordRecentGame(db, { memberId, nodeId, at, plays: 1 });
  if (belongsOnWinnerBoard(stake, payout, merchant, currency))
    await db.insert(winners).values({
      merchant,
      player: maskAccount(member.account),
      nodeId,
      gameName: game.gameName,
      category,
      currency,
      prize: payout,
      wonAt: at,
    });
  return toRound(bet, outcome);
};
