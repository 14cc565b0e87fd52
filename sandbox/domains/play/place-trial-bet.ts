import type { DemoRound } from '#schemas/demo-game.ts';
import type { Kernel } from '#sandbox/kernel/core/kernel.ts';
import { credit, debit } from '#sandbox/kernel/ledger/movements.ts';
import { refuseInsufficient } from '#sandbox/kernel/ledger/refuse-insufficient.ts';
import { createOrderNumber } from '#sandbox/kernel/ledger/order-number.ts';
import { drawRound, type Wager } from './draw-round.ts';
import { recordRecentGame } from './record-recent-game.ts';
import { toRound } from './rounds-of.ts';
import type { TrialBetDetails } from './trial-rounds-of.ts';

/**
 * Places and settles one round of a trial account within the caller's transaction. The round is only recorded in the ledger: there is no bet, winner
 * or turnover.
 */
export const placeTrialBet = async ({ db }: Pick<Kernel, 'db'>, wager: Wager): Promise<DemoRound> => {
  const { member, game, currency, at } = wager;
  const { stake, payout, outcome } = drawRound(wager);
  const reference = createOrderNumber('bet', at);
  const details: TrialBetDetails = {
    nodeId: game.nodeId,
    stake: String(stake),
    payout: String(payout),
    outcome,
  };
  const { id } = await debit(db, member.id, {
    kind: 'trial-bet',
    into: 'trial',
    amount: stake,
    reference,
    at,
    details: { ...details },
  }).catch(refuseInsufficient('stake'));
  if (payout > 0n) await credit(db, member.id, { kind: 'trial-payout', from: 'trial', amount: payout, reference, at });
  await recordRecentGame(db, { memberId: member.id, nodeId: game.nodeId, at, plays: 1 });
  return toRound({ id, orderNo: reference, currency, stake, payout, placedAt: at }, outcome);
};
