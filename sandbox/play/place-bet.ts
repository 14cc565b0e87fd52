import { randomBytes } from 'node:crypto';
import type { DemoRound } from '#schemas/demo-game.ts';
import { toDecimal, toMinor } from '#schemas/money.ts';
import type { Database } from '../db/database.ts';
import { bets, winners, type GameRow, type MemberRow } from '../db/schema.ts';
import { refuse, refuseFields } from '../http/refuse.ts';
import { InsufficientFunds } from '../ledger/ledger-errors.ts';
import { credit, debit } from '../ledger/movements.ts';
import { masked } from '../seed/masked.ts';
import { RULES } from './all-rules.ts';
import type { Chance } from './chance.ts';
import { kindOf } from './kind-of.ts';
import { noteRecent } from './note-recent.ts';
import { roundOf } from './rounds-of.ts';
import { stakesOf, unitOf } from './stakes-of.ts';

export interface Wager {
  readonly member: MemberRow;
  readonly game: GameRow;
  readonly currency: string;
  readonly stake: number;
  readonly choice: string;
  readonly chance: Chance;
  readonly at: Date;
}

/** What is worth a place on the winner board: so many times the stake, or so many units of play. */
const BOARD_MULTIPLE = 20n;
const BOARD_UNITS = 500;

const isForTheBoard = (stake: bigint, payout: bigint, merchant: string, currency: string): boolean =>
  payout >= stake * BOARD_MULTIPLE || payout >= toMinor((BOARD_UNITS * unitOf(merchant)).toFixed(6), currency);

const orderNoOf = (merchant: string, at: Date): string =>
  `${merchant.slice(0, 2).toUpperCase()}${at.toISOString().slice(2, 10).replaceAll('-', '')}${randomBytes(6).toString('hex').toUpperCase()}`;

/** Stakes and settles one round, within the transaction of the caller: wallet, bet, recent games and winner board move together. */
export const placeBet = async (
  db: Database,
  { member, game, currency, stake: asked, choice, chance, at }: Wager,
): Promise<DemoRound> => {
  const { id: memberId, merchant } = member;
  const { nodeId, vassalage, category } = game;
  const rules = RULES[kindOf(game)];
  const stake = stakesOf({ minBet: game.minBet, merchant, currency, grain: rules.grain }).find(
    (minor) => Number(toDecimal(minor, currency)) === asked,
  );
  const drawn = rules.draw(choice, chance);
  if (stake === undefined || drawn === null)
    throw refuseFields({
      ...(stake === undefined ? { stake: 'stake_unknown' } : {}),
      ...(drawn === null ? { choice: 'choice_unknown' } : {}),
    });
  const { outcome, hundredths } = drawn;
  const payout = (stake * BigInt(hundredths)) / 100n;
  const reference = orderNoOf(merchant, at);

  const staked = await debit(db, memberId, {
    kind: 'bet',
    into: 'play',
    amount: stake,
    reference,
    at,
    details: { outcome },
  }).catch((error: unknown) => {
    if (error instanceof InsufficientFunds)
      throw refuse('insufficient_funds', 422, 'The wallet does not hold that much', {
        fields: { stake: 'insufficient_funds' },
      });
    throw error;
  });
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
  await noteRecent(db, { memberId, nodeId, at, plays: 1 });
  if (isForTheBoard(stake, payout, merchant, currency))
    await db.insert(winners).values({
      merchant,
      player: masked(member.account),
      nodeId,
      gameName: game.gameName,
      category,
      currency,
      prize: payout,
      wonAt: at,
    });
  return roundOf(bet, outcome);
};
