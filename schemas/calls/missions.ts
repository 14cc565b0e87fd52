import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { leaderboard as board, missionSummary } from '../mission.ts';
import { claimReceipt } from '../rewards.ts';
import { code, input, noInput } from './input.ts';
import { time } from '../wire.ts';
import { BONUS_STALES } from './stales.ts';

export const summary = endpoint({
  name: 'missions.summary',
  requirement: 'calls.lottery.mission-summary',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionSummaryDetails',
  token: 'needed',
  input: noInput,
  output: missionSummary,
});

export const leaderboard = endpoint({
  name: 'missions.leaderboard',
  requirement: 'calls.lottery.mission-leaderboard',
  method: 'GET',
  path: '/wps/relay/MCSFE_getMissionLeaderboard',
  token: 'needed',
  input: noInput,
  output: board,
});

/** Pays the reward of a mission, once per period. `endTime` identifies the period; the default is the current one. */
export const claimMission = endpoint({
  name: 'missions.claim',
  requirement: 'missions.claim',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimMission',
  token: 'needed',
  idempotent: true,
  input: input({ id: code, endTime: Type.Optional(Type.Union([time, Type.Null()])) }),
  output: claimReceipt,
  stales: [...BONUS_STALES, 'missions.summary'],
});
