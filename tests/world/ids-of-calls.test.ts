import { expect, test } from 'vitest';
import { allCalls } from '#schemas/calls/all-calls.ts';

// Not in `ids.test.tsx`: in tests of the page calls have no schemas.

interface Node {
  readonly type?: string;
  readonly maximum?: number;
  readonly [keyword: string]: unknown;
}

/** The paths of ids that are numbers, with their largest value. */
const numericIds = (schema: unknown, path: string): readonly (readonly [path: string, maximum: number])[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, maximum = Infinity } = schema as Node;
  const isId = /(?:^|[/a-z])(?:id|Id|ids|Ids)$/.test(path);
  if (isId && (type === 'integer' || type === 'number')) return [[path, maximum]];
  return Object.entries(schema).flatMap(([key, part]) =>
    numericIds(part, ['properties', 'items', 'anyOf'].includes(key) || /^\d+$/.test(key) ? path : `${path}/${key}`),
  );
};

test('every id in a call is text, or a number within which numbers are exact', () => {
  const ids = allCalls.flatMap(({ name, input, output }) => [...numericIds(input, name), ...numericIds(output, name)]);
  expect(ids.map(([path]) => path)).toContain('games.hotGames/gameId');
  expect(ids.filter(([, maximum]) => maximum > Number.MAX_SAFE_INTEGER)).toEqual([]);
});
