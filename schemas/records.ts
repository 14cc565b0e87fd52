import { Type } from 'typebox';
import { amount, label, time } from './wire.ts';

const status = Type.String({ maxLength: 20 });
const kind = Type.String({ maxLength: 40 });

const betFields = {
  time,
  orderNo: Type.String({ maxLength: 60 }),
  gameCategory: kind,
  vassalage: kind,
  gameName: label,
  bet: amount,
  validBet: amount,
  payout: amount,
  profitLoss: amount,
  status,
};

export const betRecord = Type.Object(betFields);

export const teamBetRecord = Type.Object({ account: label, ...betFields });

export const betTotals = Type.Object({ bet: amount, validBet: amount, payout: amount, profitLoss: amount });

const movementFields = {
  time,
  orderNo: Type.String({ maxLength: 60 }),
  type: kind,
  amount,
  balanceAfter: amount,
  status,
};

export const transactionRecord = Type.Object(movementFields);

export const teamTransactionRecord = Type.Object({ account: label, ...movementFields });

export const transactionTotals = Type.Object({ moneyIn: amount, moneyOut: amount });

const profitFields = {
  deposits: amount,
  withdrawals: amount,
  bets: amount,
  validBets: amount,
  payouts: amount,
  bonuses: amount,
  rebate: amount,
  netProfitLoss: amount,
};

export const profitRecord = Type.Object({ gameCategory: kind, ...profitFields });

export const lossRecord = Type.Object({ account: label, ...profitFields });

export const profitTotals = Type.Object(profitFields);

export const bonusRecord = Type.Object({
  time,
  name: label,
  type: kind,
  amount,
  requiredTurnover: amount,
  doneTurnover: amount,
  status,
});

export const bonusTotals = Type.Object({ amount });
