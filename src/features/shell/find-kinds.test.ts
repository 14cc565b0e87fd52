import { expect, test } from 'vitest';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { findSlotKindsWithGames } from './find-kinds.ts';

const platform = (having: string) => {
  const asked: unknown[] = [];
  const fetchCall = (async (_call: unknown, input: { readonly gameClassify: string }) => {
    asked.push(input);
    return { games: input.gameClassify === having ? [{}] : [], totalPages: 0 };
  }) as unknown as FetchCall; // Stands for one call's answer.
  return { asked, fetchCall };
};

test('each slot type is requested by its classify value for one game at most, and only types with a game are returned [navigation.type.other-categories] [games.search.classify]', async () => {
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
