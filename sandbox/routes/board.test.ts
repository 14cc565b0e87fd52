import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenedNumber, OpenedNumbersOfGame } from '#schemas/game.ts';
import { bets, draws } from '#sandbox/db/schema.ts';
import { createKeyedMutex } from '#sandbox/kernel/core/keyed-mutex.ts';
import { makeDueDraws } from '#sandbox/domains/lottery/make-due-draws.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/open-test-sandbox.ts';

const SEEDED_AT = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 30;

let sandbox: TestSandbox;
let clock = SEEDED_AT;
const now = () => clock;
beforeAll(async () => {
  sandbox = await openTestSandbox({ now });
});
afterAll(() => sandbox.close());

const latest = async () => (await sandbox.request('/lotto/lgw/games/opened/numero')).value as readonly OpenedNumber[];
const opened = async () =>
  (await sandbox.request('/lgw/vn/numeros/opened/game?count=100')).value as readonly OpenedNumbersOfGame[];
const stored = () => sandbox.database.select().from(draws).orderBy(asc(draws.id));
const timesByGame = (rows: Awaited<ReturnType<typeof stored>>): ReadonlyMap<string, readonly number[]> => {
  const times = new Map<string, number[]>();
  for (const { gameCode, openedAt } of rows) times.set(gameCode, [...(times.get(gameCode) ?? []), openedAt.getTime()]);
  for (const of of times.values()) of.sort((a, b) => b - a);
  return times;
};
const intervalsOf = (rows: Awaited<ReturnType<typeof stored>>): ReadonlyMap<string, number> =>
  new Map([...timesByGame(rows)].map(([game, [last = 0, before = 0]]) => [game, last - before]));

test('no draw is due right after seeding, and the database is not queried until the next one is due', async () => {
  const seeded = await stored();
  expect((await latest()).length).toBe(timesByGame(seeded).size);
  await opened();
  expect(await stored()).toEqual(seeded);
  clock = SEEDED_AT + MINUTE - 1;
  const runExclusive = () => Promise.reject(new Error('a draw was due'));
  await expect(makeDueDraws({ db: sandbox.database, now, runExclusive })).resolves.toBeUndefined();
});

test('after 90 seconds each lottery with a draw every minute has one new draw, and the other lotteries have none [calls.home.numero]', async () => {
  const before = await stored();
  clock = SEEDED_AT + 90_000;
  const newest = await latest();
  const intervals = intervalsOf(before);
  const everyMinute = [...intervals].filter(([, every]) => every === MINUTE).map(([game]) => game);
  expect(everyMinute.length).toBeGreaterThan(0);
  const added = (await stored()).slice(before.length);
  expect(added.map(({ gameCode }) => gameCode).sort()).toEqual(everyMinute.sort());
  for (const { numero, openedAt, numbers, gameCode } of added) {
    expect([numero, openedAt.getTime()]).toEqual(['20261120-0722', SEEDED_AT + MINUTE]);
    const like = before.find((draw) => draw.gameCode === gameCode)?.numbers.split(',').length;
    expect(numbers.split(',').length).toBe(like);
    expect(newest.find((shown) => shown.gameCode === gameCode)?.numero).toBe(numero);
  }
  expect((await stored()).slice(0, before.length)).toEqual(before);
});

test('concurrent requests create each draw once [calls.home.numeros]', async () => {
  const before = await stored();
  clock = SEEDED_AT + 3 * MINUTE;
  await Promise.all([latest(), opened(), latest()]);
  const times = timesByGame(await stored());
  const intervals = intervalsOf(before);
  expect(intervals.size).toBeGreaterThan(0);
  for (const [game, every] of intervals) {
    const expected = Math.floor(clock / every) - Math.floor(SEEDED_AT / every);
    expect(times.get(game)?.filter((at) => at > SEEDED_AT).length).toBe(expected);
  }
});

test('concurrent processes create each draw once', async () => {
  const before = await stored();
  clock = SEEDED_AT + 4 * MINUTE;
  const process = () => makeDueDraws({ db: sandbox.database, now, runExclusive: createKeyedMutex() });
  await Promise.all([process(), process()]);
  const everyMinute = [...intervalsOf(before).values()].filter((every) => every === MINUTE).length;
  expect((await stored()).length).toBe(before.length + everyMinute);
});

test('after two days, only the newest draws of each lottery are created, and nothing else changes', async () => {
  const before = await stored();
  const played = await sandbox.database.select().from(bets).orderBy(asc(bets.id));
  const intervals = intervalsOf(before);
  expect(intervals.size).toBeGreaterThan(0);
  const previous = clock;
  clock = SEEDED_AT + 2 * DAY;
  const newest = await latest();
  const after = await stored();
  const times = timesByGame(after);
  for (const [game, every] of intervals) {
    const last = Math.floor(clock / every);
    const made = Math.min(last - Math.floor(previous / every), AT_ONCE);
    expect(times.get(game)?.filter((at) => at > previous)).toEqual(
      Array.from({ length: made }, (_unused, index) => (last - index) * every),
    );
    expect(newest.find((shown) => shown.gameCode === game)?.openTime).toBe(last * every);
  }
  const ids = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => ids.has(id))).toEqual(before);
  expect(await sandbox.database.select().from(bets).orderBy(asc(bets.id))).toEqual(played);
  expect((await opened())[0]?.numeros[0]?.openTime).toBe(clock);
  await latest();
  expect(await stored()).toEqual(after);
});

test('old draws are deleted, except the newest hundred of each lottery and those created since the last cleanup', async () => {
  for (let hours = 1; hours <= 5; hours += 1) {
    clock += 60 * MINUTE;
    await latest();
  }
  clock += 11 * MINUTE;
  await latest();
  await expect
    .poll(async () => Math.max(...[...timesByGame(await stored()).values()].map(({ length }) => length)))
    .toBeLessThanOrEqual(100 + 11);
});
