import { addToClosure } from '#sandbox/accounts/network/closure.ts';
import { storeAcceptedTerms } from '#sandbox/accounts/registration/store-accepted-terms.ts';
import { earnPoints } from '#sandbox/domains/points/earn-points.ts';
import { payDepositPromotion } from '#sandbox/domains/promotions/deposit-promotions.ts';
import { countTowardsLevel } from '#sandbox/domains/rank/promote-member.ts';
import { rewardInviter } from '#sandbox/domains/referral/reward-inviter.ts';
import { fillTurnover, requireDepositTurnover } from '#sandbox/domains/turnover/turnover.ts';
import type { Consequences } from '#sandbox/kernel/core/consequences.ts';
import { openMainWallet } from '#sandbox/kernel/ledger/accounts.ts';

/**
 * The consequences of each event, in the order in which they run. The order matters: a bet must earn its points before they can be held, and a
 * deposit's bonus must be credited before wagering can be required for both.
 */
export const consequences: Consequences = {
  settledBet: [earnPoints, fillTurnover, countTowardsLevel],
  paidDeposit: [payDepositPromotion, requireDepositTurnover, rewardInviter],
  newMember: [addToClosure, storeAcceptedTerms, openMainWallet],
};
