import { expect, test } from 'vitest';
import { IS_PLATFORM, LIST_PLATFORM } from '#schemas/calls/query-constants.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { findGameByNode } from './find-game-by-node.ts';

const ANSWERS: Readonly<Record<string, unknown>> = {
  'home.popular': [{ nodeId: 7 }],
  'games.hotGames': [{ nodeId: Number.MAX_SAFE_INTEGER }],
  'games.gameCatalogue': { vendors: [{ vassalage: 'v', gameType: 'RNG', games: [{ nodeId: 9 }] }] },
};
const fetchCall = (async (call: { readonly name: string }) => ANSWERS[call.name]) as FetchCall;
const find = (nodeId: string) =>
  findGameByNode(fetchCall, nodeId, {} as Parameters<typeof findGameByNode>[2], {
    merchantCode: 'perya',
    isPlatform: IS_PLATFORM,
    platform: LIST_PLATFORM,
    language: 'EN',
  });

test.each(['7', '9007199254740991', '9'])('the game with the node id %s is found', async (nodeId) => {
  expect(String((await find(nodeId)).nodeId)).toBe(nodeId);
});

test.each(['07', '7.0', '9e0', '9007199254740991.4', ''])(
  'the id %j finds no game, because ids are compared as text and not as numbers',
  async (nodeId) => {
    await expect(find(nodeId)).rejects.toMatchObject({ code: 'game_maintenance' });
  },
);
