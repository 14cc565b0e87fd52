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

/** `profitLoss` is the player's win (above 0) or loss; `profitLoss` and `payout` are 0 until the bet is settled. */
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

/** `bet` is the total stake of all listed bets, `settled` that of the settled ones. */
export const betTotals = Type.Object({
  bet: amount,
  settled: amount,
  validBet: amount,
  payout: amount,
  profitLoss: amount,
});

/**
 * A movement of the main wallet other than a bet: a positive `amount` enters the wallet, a negative one leaves it; `balanceAfter` is the main
 * wallet's.
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
 * The bets in one row of the account record. Their stakes left and their payouts entered the wallet from `from` (inclusive) to `to` (exclusive);
 * `count` is the number of stakes, so it is 0 if only payouts of earlier bets arrived.
 */
const rowPlay = Type.Object({
  count: Type.Integer({ minimum: 0 }),
  stakes: amount,
  payouts: amount,
  from: time,
  to: time,
});

/**
 * A row of the account record: a movement, or with the type `BETS` all bets of a merchant-local day between two movements; such a row has no order
 * number. `balanceAfter` is that of the next older row plus `amount`; it is null if a filter leaves out rows in between.
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
 * `moneyIn` and `moneyOut` are what members received and paid, `ownWallets` the net amount from their other wallets; `sum` is the sum of all listed
 * amounts: `moneyIn` less `moneyOut` plus `ownWallets`.
 */
export const teamTransactionTotals = Type.Object({
  moneyIn: amount,
  moneyOut: amount,
  ownWallets: amount,
  sum: amount,
});

/**
 * `moneyIn` and `moneyOut` are what the member received and paid; `bets` is payouts less stakes, and `ownWallets` the net amount from the member's
 * other wallets. The balance changes by `moneyIn` less `moneyOut` plus `bets` and `ownWallets`.
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

/** Totals of one category; settled bets only. */
export const profitRecord = Type.Object({ gameCategory: kind, ...playFields });
export type ProfitRecord = Static<typeof profitRecord>;

/** A day of the range that had settled bets; `time` is the start of the day. */
export const profitDay = Type.Object({ time, ...playFields });
export type ProfitDay = Static<typeof profitDay>;

/** Totals of a team member's bets, bonuses and movements. */
export const lossRecord = Type.Object({ member: networkMember, ...profitFields });
export type LossRecord = Static<typeof lossRecord>;

/** `netProfitLoss` is payouts less bets, without bonuses. */
export const profitTotals = Type.Object(profitFields);
export type ProfitTotals = Static<typeof profitTotals>;

/**
 * `name` is empty for a rebate without a name. `requiredTurnover` must be wagered before the bonus can be withdrawn. `WAGERING`: `doneTurnover` has
 * not reached `requiredTurnover` yet. `LOST`: the bonus was lost in bets before that.
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
