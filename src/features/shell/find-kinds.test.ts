import { expect, test } from 'vitest';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { findSlotKindsWithGames } from './find-kinds.ts';

const platform = (having: string) => {
  const asked: unknown[] = [];
  const fetchCall = (async (_call: unknown, input: { readonly gameClassify: string }) => {
    asked.push(input);
    return { games: input.gameClassify === having ? [{}] : [], totalPages: 0 };
  }) as unknown as FetchCall; // returns the response of a single call
  return { asked, fetchCall };
};

test('at most one game of each slot type is requested, and only the types that have one are returned [navigation.type.other-categories] [games.search.classify]', async () => {
  const { asked, fetchCall } = platform('CRASH');
  expect(await findSlotKindsWithGames(fetchCall, ['JACKPOT', 'CRASH'], new AbortController().signal)).toEqual([
    'CRASH',
  ]);
  expect(asked).toEqual(
    ['JACKPOT', 'CRASH'].map((gameClassify) => ({
      clientType: 3,
      platform: 'flash,html5-desktop',
      pageNo: 1,
      pageSize: 1,
      gameType: 'RNG',
      gameClassify,
    })),
  );
});
