import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { Call, OutputOf } from '#schemas/call.ts';
import { announcements, gameCatalogue, gameList, hotGames, pvpRooms, recentGames } from '#schemas/calls/games.ts';
import { openedNumbers, openedNumero, rankList } from '#schemas/calls/home.ts';
import { lotteryMenu } from '#schemas/calls/lottery.ts';
import {
  sampleCatalogueOf,
  sampleDraws,
  sampleGamePage,
  sampleGames,
  sampleLotteries,
  sampleNotices,
  sampleOpened,
  sampleRecentPage,
  sampleRooms,
  sampleWinners,
} from '#storybook/sample-rows.ts';

const ajv = new Ajv2020({ strict: false });
/** The length of the longest response that the client accepts, in characters. */
const LONGEST_ANSWER = 2_000_000;
const page = { pageNo: '417', pageSize: '24' };

const of = <C extends Call>(call: C, rows: (count: number) => Readonly<OutputOf<C>>) =>
  [call.name, call, rows as (count: number) => unknown] as const;

test.each([
  of(announcements, sampleNotices),
  of(gameCatalogue, sampleCatalogueOf),
  of(gameList, (count) => sampleGamePage(count, page)),
  of(hotGames, sampleGames),
  of(lotteryMenu, sampleLotteries),
  of(openedNumbers, sampleOpened),
  of(openedNumero, sampleDraws),
  of(pvpRooms, sampleRooms),
  of(rankList, sampleWinners),
  of(recentGames, (count) => sampleRecentPage(count, page)),
])("ten thousand rows of %s match the schema and stay below the client's limit", (_name, call, rows) => {
  const answer = rows(10_000);
  const validate = ajv.compile(call.output);
  validate(answer);
  expect(validate.errors ?? []).toEqual([]);
  expect(JSON.stringify(answer).length).toBeLessThan(LONGEST_ANSWER);
});

test('the last page of ten thousand rows holds the remainder', () => {
  const { games, totalPages } = sampleGamePage(10_000, page);
  expect([totalPages, games.length]).toEqual([417, 16]);
});
