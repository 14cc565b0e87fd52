import { Type, type Static } from 'typebox';
import {
  ACCOUNT_RECORD_TYPES,
  BET_STATUSES,
  BONUS_STATUSES,
  BONUS_TYPES,
  MOVEMENT_STATUSES,
  MOVEMENT_TYPES,
} from './record-names.ts';
import { networkMember } from './team.ts';
import { amount, label, oneOf, time } from './wire.ts';

const kind = Type.String({ maxLength: 40 });
const orderNo = Type.String({ maxLength: 60 });

/** The fields of a bet. `profitLoss` is what the player won; it is negative for a loss. `profitLoss` and `payout` are 0 until the bet is settled. */
const betFields = {
  time,
  orderNo,
  gameCategory: kind,
  vassalage: kind,
  vendorName: label,
  gameName: label,
  bet: amount,
  validBet: amount,
  payout: amount,
  profitLoss: amount,
  status: oneOf(BET_STATUSES),
};

export const betRecord = Type.Object(betFields);
export type BetRecord = Static<typeof betRecord>;

export const teamBetRecord = Type.Object({ member: networkMember, ...betFields });
export type TeamBetRecord = Static<typeof teamBetRecord>;

/** Totals of the listed bets. `bet` is the total stake of all bets, and `settled` the total stake of the settled bets. */
export const betTotals = Type.Object({
  bet: amount,
  settled: amount,
  validBet: amount,
  payout: amount,
  profitLoss: amount,
});

/**
 * The fields of a movement of the main wallet other than a bet. A positive `amount` enters the wallet, and a negative one leaves it. `balanceAfter`
 * is the balance of the main wallet afterwards.
 */
const movementFields = {
  time,
  orderNo,
  type: oneOf(MOVEMENT_TYPES),
  amount,
  balanceAfter: amount,
  status: oneOf(MOVEMENT_STATUSES),
};

/**
 * The bets that a row of the account record summarises: the stakes that left the wallet and the payouts that entered it between `from` (inclusive)
 * and `to` (exclusive). `count` is the number of stakes; it is 0 if there were only payouts of earlier bets.
 */
const rowPlay = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  stakes: amount,
  payouts: amount,
  from: time,
  to: time,
});

/**
 * A row of the account record. It is a movement, or, with the type `BETS`, a summary of all bets between two movements on one merchant-local day; a
 * summary has no order number. `balanceAfter` is the `balanceAfter` of the next older row plus `amount`; it is null if a filter leaves out rows in
 * between.
 */
export const transactionRecord = Type.Object({
  ...movementFields,
  type: oneOf(ACCOUNT_RECORD_TYPES),
  balanceAfter: Type.Union([amount, Type.Null()]),
  play: Type.Union([rowPlay, Type.Null()]),
});
export type TransactionRecord = Static<typeof transactionRecord>;

export const teamTransactionRecord = Type.Object({ member: networkMember, ...movementFields });
export type TeamTransactionRecord = Static<typeof teamTransactionRecord>;

/**
 * Totals of the listed transactions. `moneyIn` is the amount that members received, `moneyOut` the amount that they
 * paid, and `ownWallets` the net amount that came from their other wallets. `sum` is `moneyIn` less `moneyOut` plus
 * `ownWallets`.
 */
export const teamTransactionTotals = Type.Object({
  moneyIn: amount,
  moneyOut: amount,
  ownWallets: amount,
  sum: amount,
});

/**
 * Totals of the account record. `moneyIn` is the amount that the member received, `moneyOut` the amount that the member
 * paid, `bets` the payouts less the stakes, and `ownWallets` the net amount that came from the member's other wallets.
 * The balance changed by `moneyIn` less `moneyOut` plus `bets` plus `ownWallets`.
 */
export const transactionTotals = Type.Object({ moneyIn: amount, moneyOut: amount, bets: amount, ownWallets: amount });

const playFields = { bets: amount, validBets: amount, payouts: amount, netProfitLoss: amount };

const profitFields = {
  deposits: amount,
  withdrawals: amount,
  bonuses: amount,
  rebate: amount,
  ...playFields,
};

/** Totals of the settled bets in one game category. */
export const profitRecord = Type.Object({ gameCategory: kind, ...playFields });
export type ProfitRecord = Static<typeof profitRecord>;

/** A day of the range that had settled bets; `time` is the start of the day. */
export const profitDay = Type.Object({ time, ...playFields });
export type ProfitDay = Static<typeof profitDay>;

/** Totals of a team member's bets, bonuses and movements. */
export const lossRecord = Type.Object({ member: networkMember, ...profitFields });
export type LossRecord = Static<typeof lossRecord>;

/** Totals of all listed rows. `netProfitLoss` is payouts less bets, without bonuses. */
export const profitTotals = Type.Object(profitFields);
export type ProfitTotals = Static<typeof profitTotals>;

/**
 * A bonus or rebate. `name` is empty for a rebate without a name. `requiredTurnover` must be wagered before the bonus
 * can be withdrawn. The status is `WAGERING` while `doneTurnover` is below `requiredTurnover`, and `LOST` if the bonus
 * was lost in bets before reaching it.
 */
export const bonusRecord = Type.Object({
  time,
  orderNo,
  name: label,
  type: oneOf(BONUS_TYPES),
  amount,
  requiredTurnover: amount,
  doneTurnover: amount,
  status: oneOf(BONUS_STATUSES),
});
export type BonusRecord = Static<typeof bonusRecord>;

export const bonusTotals = Type.Object({ bonuses: amount, rebate: amount });
