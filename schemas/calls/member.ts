import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { memberRank } from '../rank.ts';
import { exportPaging, pageWithTotals } from '../paging.ts';
import {
  betRecord,
  betTotals,
  bonusRecord,
  bonusTotals,
  profitDay,
  profitRecord,
  profitTotals,
  transactionRecord,
  transactionTotals,
} from '../records.ts';
import { time } from '../wire.ts';
import { code, input, noInput, optionalText } from './input.ts';

/**
 * The requested range, from `from` (inclusive) to `to` (exclusive), in milliseconds since 1970. It covers days in the player's time zone, at most
 * `MOST_RECORD_DAYS`.
 */
const range = { from: time, to: time, ...exportPaging };

/**
 * Lists the bets that were placed in the range. With `moved`, lists the bets whose stake left the wallet, or whose
 * payout entered it, in the range.
 */
export const betRecords = endpoint({
  name: 'member.betRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/bets',
  token: 'needed',
  input: input({
    ...range,
    gameCategory: optionalText(40),
    vassalage: optionalText(60),
    moved: Type.Optional(Type.Boolean()),
  }),
  output: pageWithTotals(betRecord, betTotals),
});

export const transactionRecords = endpoint({
  name: 'member.transactionRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/transactions',
  token: 'needed',
  input: input({ ...range, type: optionalText(40) }),
  output: pageWithTotals(transactionRecord, transactionTotals),
});

/** The start of each day in `range`, in milliseconds since 1970, separated by commas. Required if a day in the range is not 24 hours long. */
const days = Type.Optional(Type.String({ pattern: '^[0-9]{1,16}(,[0-9]{1,16}){0,31}$', maxLength: 543 }));

export const profitRecords = endpoint({
  name: 'member.profitRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/profit',
  token: 'needed',
  input: input({ from: time, to: time, days }),
  output: Type.Object({ list: Type.Array(profitRecord), days: Type.Array(profitDay), totals: profitTotals }),
});

export const bonusRecords = endpoint({
  name: 'member.bonusRecords',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/bonus',
  token: 'needed',
  input: input({ ...range, type: optionalText(40) }),
  output: pageWithTotals(bonusRecord, bonusTotals),
});

/**
 * Returns all of the member's records with an order number; the lists are empty if the number is unknown. A bonus is
 * not repeated among the transactions.
 */
export const recordsOfOrder = endpoint({
  name: 'member.recordsOfOrder',
  requirement: 'calls.member.records',
  method: 'GET',
  path: '/wps/records/order',
  token: 'needed',
  input: input({ orderNo: code }),
  output: Type.Object({
    bets: Type.Array(betRecord),
    transactions: Type.Array(transactionRecord),
    bonuses: Type.Array(bonusRecord),
  }),
});

export const rank = endpoint({
  name: 'member.rank',
  requirement: 'calls.member.rank',
  method: 'GET',
  path: '/wps/member/rank',
  token: 'needed',
  input: noInput,
  output: memberRank,
});
