import { Type } from 'typebox';
import { address, amount, label, time } from './wire.ts';

const count = Type.Integer({ minimum: 0 });

/** The agent's whole team over a range of days. */
export const teamOverview = Type.Object({
  teamSize: count,
  newMembers: count,
  activeMembers: count,
  teamBalance: amount,
  deposits: amount,
  withdrawals: amount,
  bets: amount,
  payouts: amount,
  bonuses: amount,
  profitLoss: amount,
});

/** `level` counts from the requesting agent: 1 is a direct downline. */
export const downline = Type.Object({
  id: Type.String({ maxLength: 60 }),
  account: label,
  type: Type.Integer(),
  level: count,
  teamSize: count,
  balance: amount,
  lastLogin: Type.Union([time, Type.Null()]),
  registered: time,
  contracts: Type.Array(Type.String({ maxLength: 20 })),
});

const incomeFields = {
  rebate: amount,
  dividend: amount,
  daily: amount,
  hourly: amount,
  realtime: amount,
  total: amount,
};

export const incomeRecord = Type.Object({ date: Type.String({ maxLength: 10 }), ...incomeFields });

export const incomeTotals = Type.Object(incomeFields);

export const invite = Type.Object({ inviteCode: Type.String({ maxLength: 60 }), url: address });
