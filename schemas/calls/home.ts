import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { CONTRACT_ACTIONS, PERIODS } from '../contract.ts';
import { game, openedNumber, openedNumbersOfGame, winnerEntry } from '../game.ts';
import { consolidatedFunds, merchantWallet as wallet } from '../member.ts';
import { listOf } from '../paging.ts';
import { oneOf } from '../wire.ts';
import { DEVICE, NUMERO_COUNT, POPULAR_COUNT, PRIZE_MODES, WINNER_CATEGORY, WINNER_LIMIT } from './query-constants.ts';
import { anyOutput, input, language, noInput, optionalText } from './input.ts';

export const popular = endpoint({
  name: 'home.popular',
  requirement: 'calls.home.popular',
  method: 'GET',
  path: '/lgw/games/popular',
  input: input({
    count: Type.Literal(POPULAR_COUNT),
    prizeMode: oneOf(PRIZE_MODES),
    device: Type.Literal(DEVICE),
    language,
  }),
  output: Type.Array(game),
});

export const openedNumbers = endpoint({
  name: 'home.openedNumbers',
  requirement: 'calls.home.numeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  input: input({ count: Type.Literal(NUMERO_COUNT) }),
  output: Type.Array(openedNumbersOfGame),
});

/** The latest drawing of each lottery. */
export const openedNumero = endpoint({
  name: 'home.openedNumero',
  requirement: 'calls.home.numero',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  input: noInput,
  output: Type.Array(openedNumber),
});

export const rankList = endpoint({
  name: 'home.rankList',
  requirement: 'calls.home.rank-list',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  input: input({ gameCategory: Type.Literal(WINNER_CATEGORY), language, limitNum: Type.Literal(WINNER_LIMIT) }),
  output: listOf(winnerEntry),
});

export const consolidated = endpoint({
  name: 'home.consolidated',
  requirement: 'calls.home.consolidated',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  token: 'needed',
  input: noInput,
  output: consolidatedFunds,
});

export const merchantWallet = endpoint({
  name: 'home.merchantWallet',
  requirement: 'calls.home.merchant-wallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'needed',
  input: noInput,
  output: listOf(wallet),
});

const contractAnswer = {
  method: 'POST',
  token: 'needed',
  idempotent: true,
  input: input({
    requestId: Type.Optional(
      Type.String({
        maxLength: 60,
        description: 'The request or contract answered; absent only with REQUEST, which makes a new one.',
      }),
    ),
    action: oneOf(CONTRACT_ACTIONS),
    rate: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 100, description: 'Percent.' })),
    period: Type.Optional(oneOf(PERIODS)),
    downlineId: optionalText(60),
  }),
  output: anyOutput,
  stales: ['home.consolidated', 'agent.contracts'],
} as const;

export const processDividend = endpoint({
  name: 'home.processDividend',
  requirement: 'calls.home.dividend',
  path: '/wps/relay/MCS2_processDividendReq',
  ...contractAnswer,
});

export const processDaily = endpoint({
  name: 'home.processDaily',
  requirement: 'calls.home.daily',
  path: '/wps/relay/MCS2_processDailySalContract',
  ...contractAnswer,
});

export const processHourly = endpoint({
  name: 'home.processHourly',
  requirement: 'calls.home.hourly',
  path: '/wps/relay/MCS2_processContractHourSalary',
  ...contractAnswer,
});

export const processRealtime = endpoint({
  name: 'home.processRealtime',
  requirement: 'calls.home.realtime',
  path: '/wps/relay/MCSFE_processRealTimeSalaryContract',
  ...contractAnswer,
});
