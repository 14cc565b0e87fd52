import { expect, test } from 'vitest';
import { transactionRecords } from '#schemas/calls/member.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { collectRecords } from './collect-records.ts';

const range = { from: 0, to: 1 };
const source = {
  call: transactionRecords,
  input: (asked: { readonly pageNo: number }) => ({ ...range, pageSize: 1000, pageNo: asked.pageNo }),
  read: ({
    list,
    totalPages,
  }: {
    readonly list: readonly { readonly orderNo: string }[];
    readonly totalPages: number;
  }) => ({
    list,
    totalPages,
    totals: [],
  }),
  keyOf: ({ orderNo }: { readonly orderNo: string }) => orderNo,
};

/** Creates a platform that serves these pages and logs the requested page numbers. */
const platform = (pages: readonly (readonly string[])[], totalPages = pages.length) => {
  const asked: number[] = [];
  const fetchCall = (async (_call: unknown, { pageNo }: { readonly pageNo: number }) => {
    asked.push(pageNo);
    await Promise.resolve();
    return { list: (pages[pageNo - 1] ?? []).map((orderNo) => ({ orderNo })), totalPages };
  }) as unknown as FetchCall;
  return { asked, fetchCall };
};

const collect = async (
  { fetchCall }: ReturnType<typeof platform>,
  onPage: (loaded: number, pages: number) => void = () => undefined,
  signal = new AbortController().signal,
) => {
  const numbers: string[] = [];
  const isWhole = await collectRecords({
    source,
    range,
    filters: {},
    fetchCall,
    signal,
    onPage: ({ rows, loaded, pages }) => {
      numbers.push(...rows.map(({ orderNo }) => orderNo));
      onPage(loaded, pages);
    },
  });
  return isWhole ? numbers : null;
};

test('the pages are loaded in sequence, and the progress is reported after each', async () => {
  const told: string[] = [];
  const pages = platform([['a', 'b'], ['c'], ['d']]);
  expect(await collect(pages, (loaded, of) => told.push(`${loaded}/${of}`))).toEqual(['a', 'b', 'c', 'd']);
  expect([pages.asked, told]).toEqual([
    [1, 2, 3],
    ['1/3', '2/3', '3/3'],
  ]);
});

test('a record that a new record pushed to the next page is exported only once', async () => {
  expect(
    await collect(
      platform([
        ['b', 'c'],
        ['c', 'd'],
      ]),
    ),
  ).toEqual(['b', 'c', 'd']);
});

test('for a selection of more than 100,000 rows only the first page is requested, and nothing is exported', async () => {
  const pages = platform([['a']], 101);
  expect(await collect(pages)).toBeNull();
  expect(pages.asked).toEqual([1]);
});

test('no further page is requested after the export was aborted', async () => {
  const pages = platform([['a'], ['b']]);
  const ending = new AbortController();
  await expect(collect(pages, () => ending.abort(), ending.signal)).rejects.toThrow();
  expect(pages.asked).toEqual([1]);
});
