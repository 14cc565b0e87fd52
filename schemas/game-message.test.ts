import { expect, test } from 'vitest';
import { gameMessage, GAME_MESSAGES, readGameMessage } from './game-message.ts';

test.each(GAME_MESSAGES)('the message %s of a game is recognised [launch.iframe]', (type) => {
  expect(readGameMessage(structuredClone(gameMessage(type)))).toBe(type);
});

test.each([
  null,
  undefined,
  'ready',
  7,
  [],
  {},
  { type: 'ready' },
  { marquee: 'game' },
  { marquee: 'game', type: 'pay' },
  { marquee: 'other', type: 'ready' },
  { marquee: 'game', type: ['ready'] },
])('%j is not a message from a game [launch.iframe]', (data) => {
  expect(readGameMessage(data)).toBeNull();
});
