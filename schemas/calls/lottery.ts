import { Type } from 'typebox';
import { endpoint } from '../call.ts';
import { game, launchTarget } from '../game.ts';
import { oneOf } from '../wire.ts';
import { DEVICE, LAUNCH_MODE, LOTTO_AREA, PRIZE_MODES } from './query-constants.ts';
import { input, language, noInput, optionalText, text } from './input.ts';

export const lotteryMenu = endpoint({
  name: 'lottery.lotteryMenu',
  requirement: 'calls.lottery.menu',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  input: noInput,
  output: Type.Array(game),
});

export const lotteryRecent = endpoint({
  name: 'lottery.lotteryRecent',
  requirement: 'calls.lottery.recent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  token: 'needed',
  openTo: ['trial'],
  input: noInput,
  output: Type.Array(game),
});

export const lobby = endpoint({
  name: 'lottery.lobby',
  requirement: 'calls.lottery.lobby',
  method: 'POST',
  path: '/lgw/vn/lobby',
  token: 'needed',
  input: input({
    lottoArea: Type.Literal(LOTTO_AREA),
    launchMode: Type.Literal(LAUNCH_MODE),
    prizeMode: oneOf(PRIZE_MODES),
    gameCode: optionalText(60),
    view: oneOf(['betting', 'lobby']),
    device: Type.Literal(DEVICE),
    backUrl: text(2048),
    language,
  }),
  output: launchTarget,
  stales: ['lottery.lotteryRecent'],
});
