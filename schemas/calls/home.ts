import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { game, openedNumber, openedNumbersOfGame, winnerEntry } from '../game.ts';
import { consolidatedFunds, merchantWallet as wallet } from '../member.ts';
import { listOf } from '../paging.ts';
import { oneOf } from '../wire.ts';
import { DEVICE, NUMERO_COUNT, POPULAR_COUNT, PRIZE_MODES, WINNER_CATEGORY, WINNER_LIMIT } from './query-constants.ts';
import { input, language, noInput } from './input.ts';

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

/** Returns the latest draw of each lottery. */
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
  openTo: ['trial'],
  input: noInput,
  output: consolidatedFunds,
});

export const merchantWallet = endpoint({
  name: 'home.merchantWallet',
  requirement: 'calls.home.merchant-wallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  token: 'needed',
  openTo: ['trial'],
  input: noInput,
  output: listOf(wallet),
});
