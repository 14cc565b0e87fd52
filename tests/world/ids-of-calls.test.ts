import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';
import type { walletTransfer } from '#schemas/calls/account.ts';
import type { InputOf, OutputOf } from '#schemas/call.ts';
import type { favorites } from '#schemas/calls/games.ts';

// Separate from `ids.test.tsx`, because calls have no schemas in tests that render pages.

interface Node {
  readonly type?: string;
  readonly maximum?: number;
  readonly [keyword: string]: unknown;
}

/** Returns the paths of numeric ids with their maximum. */
const numericIds = (schema: unknown, path: string): readonly (readonly [path: string, maximum: number])[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as Node;
  const isId = /(?:^|[/a-z])(?:id|Id|ids|Ids)$/.test(path);
  if (isId && (type === 'integer' || type === 'number')) return [[path, maximum]];
  return Object.entries(schema).flatMap(([key, part]) =>
    numericIds(part, ['properties', 'items', 'anyOf'].includes(key) || /^\d+$/.test(key) ? path : `${path}/${key}`),
  );
};

test('every id in a call is a string or a number that JavaScript represents exactly', () => {
  const ids = allCalls.flatMap(({ name, input, output }) => [...numericIds(input, name), ...numericIds(output, name)]);
  expect(ids.map(([path]) => path)).toContain('games.hotGames/gameId');
  expect(ids.filter(([, maximum]) => maximum > Number.MAX_SAFE_INTEGER)).toEqual([]);
});

test("the type checker rejects a game's id where a wallet's id is expected", () => {
  const games: OutputOf<typeof favorites> = [301];
  const game = games[0] ?? 0;
  const transfer: Partial<InputOf<typeof walletTransfer>> = {
    fromAccountTypeId: 0,
    // @ts-expect-error -- the id of a game
    toAccountTypeId: game,
  };
  expect(transfer.toAccountTypeId).toBe(301);
});
