import { runConsequences } from '#sandbox/kernel/core/consequences.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import type { DemoRound } from '#schemas/demo-game.ts';
import { toMinor } from '#schemas/money.ts';
import { bets, winners } from '#sandbox/db/schema.ts';
import { refuseInsufficient } from '#sandbox/kernel/ledger/refuse-insufficient.ts';
import { credit, debit } from '#sandbox/kernel/ledger/movements.ts';
import { maskAccount } from '#sandbox/kernel/texts/mask-account.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { drawRound, type Wager } from './draw-round.ts';
import { recordRecentGame } from './record-recent-game.ts';
import { toRound } from './rounds-of.ts';
import { unitOf } from '#sandbox/kernel/merchants/unit-of.ts';

/** A payout appears on the winner board if it is at least this multiple of the stake or this many units of play. */
const BOARD_MULTIPLE = 20n;
const BOARD_UNITS = 500;

const belongsOnWinnerBoard = (stake: bigint, payout: bigint, merchant: string, currency: string): boolean =>
  payout >= stake * BOARD_MULTIPLE || payout >= toMinor((BOARD_UNITS * unitOf(merchant)).toFixed(6), currency);

/**
 * Places and settles one round within the caller's transaction, so that the wallet, the bet, its consequences, the recent games and the winner board
 * change together or not at all.
 */
export const placeBet = async (
  { db, consequences }: Pick<Kernel, 'db' | 'consequences'>,
  wager: Wager,
): Promise<DemoRound> => {
  const { member, game, currency, at } = wager;
  const { id: memberId, merchant } = member;
  const { nodeId, vassalage, category } = game;
  const { stake, payout, outcome } = drawRound(wager);
  const reference = createOrderNumber('bet', at);

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
  const settled = { memberId, merchant, currency, validBet: stake, payout, reference, at, points: 0n };
  await runConsequences(db, consequences.settledBet, settled);
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
