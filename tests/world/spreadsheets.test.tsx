import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { profitRecords, transactionRecords } from '#schemas/calls/member.ts';
import { ProfitRecords } from '#src/features/records/profit-records.tsx';
import { TransactionRecords } from '#src/features/records/transaction-records.tsx';
import { movements, profit } from '#src/records/sample-records.ts';
import ID from '#src/texts/records/ID.json';
import VI from '#src/texts/records/VI.json';
import { answer } from '#storybook/story-answers.ts';
import { textOf } from '../journeys/record-steps.ts';
import { renderPart } from '../support/render-part.tsx';

afterEach(() => vi.unstubAllEnvs());

/** Saves the file of a page in a language, and returns its cells as a spreadsheet with that list separator reads them. */
const savedCells = async (page: ReactElement, language: 'ID' | 'VI', label: string, answers = {}) => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return '#file';
  });
  await renderPart(
    page,
    {
      session: 'player',
      answers: {
        ...answer(profitRecords, profit(7)),
        ...answer(transactionRecords, ({ pageNo }) => movements(34, pageNo)),
        ...answers,
      },
    },
    { language },
  );
  await userEvent.click(await screen.findByRole('button', { name: label }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const bytes = await saved[0]?.arrayBuffer();
  expect([...new Uint8Array(bytes ?? new ArrayBuffer(0)).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await textOf(saved[0])).trimEnd().split('\r\n');
  return lines.map((line) => line.replace(/^\uFEFF/u, '').split(';'));
};

const AMOUNT = /^-?\d+,\d\d$/u;

/** The text of a time on a clock seven hours ahead of UTC. */
const inJakarta = (time: number): string => new Date(time + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');

test.each([
  ['ID', ID],
  ['VI', VI],
] as const)('in %s a spreadsheet puts each value of the account record into its own cell', async (language, texts) => {
  vi.stubEnv('TZ', 'Asia/Jakarta');
  const [head = [], ...rows] = await savedCells(<TransactionRecords />, language, texts.export);
  expect(rows).toHaveLength(34);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
  // The clock of the device, as on the page.
  expect(head[0]).toMatch(/ \(UTC\+07:00\)$/u);
  expect(rows[0]?.[0]).toBe(inJakarta(movements(34, 1).list[0]?.time ?? 0));
  const amounts = head.flatMap((label, at) => (label.endsWith(' (PHP)') ? [at] : []));
  expect(amounts).toHaveLength(2);
  for (const row of rows) {
    expect(row[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u);
    for (const at of amounts) expect(row[at]).toMatch(AMOUNT);
  }
});

test.each([
  ['ID', ID],
  ['VI', VI],
] as const)('in %s a spreadsheet reads the daily results as amounts', async (language, texts) => {
  const [head = [], ...rows] = await savedCells(<ProfitRecords />, language, texts.export);
  expect(head).toHaveLength(6);
  expect(rows.length).toBeGreaterThan(7);
  for (const row of rows) {
    expect(row).toHaveLength(6);
    expect(row[0]).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/u);
    for (const amount of row.slice(2)) expect(amount).toMatch(AMOUNT);
  }
});

/** Some hours after daylight saving time begins at 01:00 UTC. */
const AFTER = Date.UTC(2026, 2, 29, 12);

test('when daylight saving time begins, each exported time has its own UTC offset, and the header names both', async () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  const all = [1, 2, 3, 4].flatMap((pageNo) => movements(34, pageNo).list);
  const list = all.map((row) => ({ ...row, time: row.time - (all[0]?.time ?? 0) + AFTER }));
  const answers = answer(transactionRecords, { ...movements(34), list, totalPages: 1 });
  const [head = [], ...rows] = await savedCells(<TransactionRecords />, 'ID', ID.export, answers);
  expect(head[0]).toMatch(/ \(UTC\+01:00\/\+02:00\)$/u);
  const berlin = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' } as const;
  const inBerlin = new Intl.DateTimeFormat('sv-SE', berlin);
  expect(rows.map(([time]) => time)).toEqual(list.map(({ time }) => inBerlin.format(time)));
});
