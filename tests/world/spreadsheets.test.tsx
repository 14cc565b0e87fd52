import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bonusRecords, profitRecords, transactionRecords } from '#schemas/calls/member.ts';
import { BonusRecords } from '#src/features/records/bonus-records.tsx';
import { ProfitRecords } from '#src/features/records/profit-records.tsx';
import { TransactionRecords } from '#src/features/records/transaction-records.tsx';
import { bonuses, movements, profit } from '#src/records/sample-records.ts';
import EN from '#languages/EN/site/records.json';
import ID from '#languages/ID/site/records.json';
import VI from '#languages/VI/site/records.json';
import { answer } from '#storybook/story-answers.ts';
import { textOf } from '../journeys/record-steps.ts';
import { displayed, readXlsx, type XlsxSheet } from '../support/read-xlsx.ts';
import { renderPart } from '../support/render-part.tsx';
import { ThreadedWorker } from '../support/threaded-worker.ts';

const TEXTS = { EN, ID, VI };
type Language = keyof typeof TEXTS;

/** Runs one of the site's workers from its source file. */
class SiteWorker extends ThreadedWorker {
  constructor(address: string) {
    super(join(import.meta.dirname, '../..', address.split('?')[0] ?? ''));
  }
}

/** A worker whose script cannot be loaded. */
class MissingWorker extends EventTarget {
  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('error')));
  }
  readonly terminate = (): void => undefined;
}

let saved: { readonly name: string; readonly file: Blob }[] = [];
beforeEach(() => {
  saved = [];
  vi.stubGlobal('Worker', SiteWorker);
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return '#file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    const file = files.at(-1);
    if (file !== undefined) saved.push({ name: this.download, file });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const HOUR_MS = 3_600_000;
const SAMPLES = {
  ...answer(profitRecords, profit(7)),
  ...answer(transactionRecords, ({ pageNo }) => movements(34, pageNo)),
};

const openPage = (page: ReactElement, language: Language, answers: Readonly<Record<string, unknown>> = SAMPLES) =>
  renderPart(page, { session: 'player', answers }, { language });

/** Chooses a format in the page's menu by keyboard. */
const choose = async (language: Language, format: 'xlsx' | 'csv'): Promise<void> => {
  const button = await screen.findByRole('button', { name: TEXTS[language].export });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const item = screen.getByRole('menuitem', { name: TEXTS[language][`export.${format}`] });
  while (document.activeElement !== item) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
};

const save = async (language: Language, format: 'xlsx' | 'csv'): Promise<Blob> => {
  const before = saved.length;
  await choose(language, format);
  await waitFor(() => expect(saved).toHaveLength(before + 1), { timeout: 5_000 });
  const newest = saved.at(-1);
  expect(newest?.name).toMatch(new RegExp(`^[a-z]+_\\d{4}-\\d\\d-\\d\\d_\\d{4}-\\d\\d-\\d\\d\\.${format}$`, 'u'));
  return newest?.file ?? new Blob();
};

const bytesOf = async (file: Blob): Promise<Buffer> => Buffer.from(await file.arrayBuffer());

/** Returns a CSV file's cells as read by a spreadsheet with that list separator. */
const csvCells = async (language: Language, separator: ',' | ';'): Promise<readonly (readonly string[])[]> => {
  const file = await save(language, 'csv');
  expect([...(await bytesOf(file)).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = (await textOf(file)).trimEnd().split('\r\n');
  return lines.map((line) => line.replace(/^\uFEFF/u, '').split(separator));
};

const xlsxSheet = async (language: Language): Promise<XlsxSheet> =>
  readXlsx(await bytesOf(await save(language, 'xlsx')));

const AMOUNT = /^-?\d+,\d\d$/u;

/** Formats a time with an offset of seven hours. */
const inJakarta = (time: number): string => new Date(time + 7 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ');

test.each(['ID', 'VI'] as const)(
  'in %s, a spreadsheet puts each value of the account record into its own cell',
  async (language) => {
    vi.stubEnv('TZ', 'Asia/Jakarta');
    await openPage(<TransactionRecords />, language);
    const [head = [], ...rows] = await csvCells(language, ';');
    expect(rows).toHaveLength(34);
    expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([head.length]));
    // The device's time zone, as on the page.
    expect(head[0]).toMatch(/ \(UTC\+07:00\)$/u);
    expect(rows[0]?.[0]).toBe(inJakarta(movements(34, 1).list[0]?.time ?? 0));
    const amounts = head.flatMap((label, at) => (label.endsWith(' (PHP)') ? [at] : []));
    expect(amounts).toHaveLength(2);
    for (const row of rows) {
      expect(row[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/u);
      for (const at of amounts) expect(row[at]).toMatch(AMOUNT);
    }
  },
);

test.each(['ID', 'VI'] as const)('in %s, a spreadsheet reads the daily results as amounts', async (language) => {
  await openPage(<ProfitRecords />, language);
  const [head = [], ...rows] = await csvCells(language, ';');
  expect(head).toHaveLength(6);
  expect(rows.length).toBeGreaterThan(7);
  for (const row of rows) {
    expect(row).toHaveLength(6);
    expect(row[0]).toMatch(/^(?:\d{4}-\d\d-\d\d)?$/u);
    for (const amount of row.slice(2)) expect(amount).toMatch(AMOUNT);
  }
});

/** Returns a cell's number format, or the type of its value. */
const kindOf = (cell: XlsxSheet['rows'][number][number] | undefined): string =>
  cell?.format ?? (cell === null || cell === undefined ? '' : typeof cell.value);

const PAGES = [
  [
    'the account record',
    TransactionRecords,
    ['yyyy-mm-dd hh:mm:ss', 'string', 'string', 'string', '#,##0.00', '#,##0.00', 'string'],
  ],
  ['the daily results', ProfitRecords, ['yyyy-mm-dd', 'string', '#,##0.00', '#,##0.00', '#,##0.00', '#,##0.00']],
] as const;

test.each(
  PAGES.flatMap(([page, Page, kinds]) => (['ID', 'VI'] as const).map((language) => ({ page, Page, kinds, language }))),
)(
  'the XLSX file for $page in $language has the same cells as the CSV file, as dates, amounts and texts',
  async ({ Page, kinds, language }) => {
    vi.stubEnv('TZ', 'Asia/Jakarta');
    await openPage(<Page />, language);
    const csv = await csvCells(language, ';');
    const { rows, frozen, widths } = await xlsxSheet(language);
    const decimal = /^#/u;
    expect(
      rows.map((row) =>
        kinds.map((_kind, at) => {
          const text = displayed(row[at]);
          return decimal.test(row[at]?.format ?? '') ? text.replace('.', ',') : text;
        }),
      ),
    ).toEqual(csv);
    const [head = [], ...records] = rows;
    expect(head.map((cell) => cell?.isBold)).toEqual(kinds.map(() => true));
    for (const row of records)
      kinds.forEach((kind, at) => expect(['', kind], `column ${at}`).toContain(kindOf(row[at])));
    kinds.forEach((kind, at) => expect(records.map((row) => kindOf(row[at]))).toContain(kind));
    expect(frozen).toBe(1);
    kinds.forEach((_kind, at) => {
      const longest = Math.max(...rows.map((row) => displayed(row[at]).length));
      expect(widths[at]).toBeGreaterThan(longest);
    });
  },
  120_000,
);

const NAMES = ['=1+1', '+63', '@name', 'constructor', '__proto__', '_x0041_', ' <Fire> & "Ice" ', '龍 🐉'];

test('in an XLSX file, every name is stored as plain text, and none is a formula', async () => {
  const [sample = bonuses(1).list[0]] = bonuses(1).list;
  const list = NAMES.map((name, at) => ({ ...sample, name, orderNo: `BN${at}` }));
  await openPage(<BonusRecords />, 'EN', answer(bonusRecords, { ...bonuses(1), list } as ReturnType<typeof bonuses>));
  const { rows } = await xlsxSheet('EN');
  const column = rows[0]?.findIndex((cell) => cell?.value === EN['column.name']) ?? -1;
  expect(rows.slice(1).map((row) => row[column]?.value)).toEqual(NAMES);
});

/** Some hours after the start of daylight saving time at 01:00 UTC. */
const AFTER = Date.UTC(2026, 2, 29, 12);

test.each(['csv', 'xlsx'] as const)(
  'when daylight saving time begins, each time in a %s file has its own UTC offset, and the header names both',
  async (format) => {
    vi.stubEnv('TZ', 'Europe/Berlin');
    const newest = movements(34, 1).list[0]?.time ?? 0;
    const all = [1, 2, 3, 4].flatMap((pageNo) => movements(34, pageNo).list);
    const list = all.map((row) => ({ ...row, time: row.time - newest + AFTER }));
    await openPage(<TransactionRecords />, 'EN', answer(transactionRecords, { ...movements(34), list, totalPages: 1 }));
    const cells =
      format === 'csv' ? await csvCells('EN', ',') : (await xlsxSheet('EN')).rows.map((row) => row.map(displayed));
    expect(cells[0]?.[0]).toBe('Time (UTC+01:00/+02:00)');
    const inBerlin = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const times = cells.slice(1).map(([time = '']) => time);
    expect(times).toEqual(list.map(({ time }) => inBerlin.format(time)));
    // The skipped hour.
    expect(times.filter((time) => time.startsWith('2026-03-29 02'))).toEqual([]);
    expect([times.some((time) => time > '2026-03-29 03'), times.some((time) => time < '2026-03-29 02')]).toEqual([
      true,
      true,
    ]);
  },
  60_000,
);

test('if the XLSX code fails to load, the member sees a message and can still save the records', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  const { setup } = await openPage(<TransactionRecords />, 'EN');
  await choose('EN', 'xlsx');
  const told = () => setup.stores.toasts.get().map(({ text }) => text);
  await waitFor(() => expect(told()).toEqual([EN['export.failed']]));
  expect(saved).toEqual([]);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(10);
  expect(await csvCells('EN', ',')).toHaveLength(35);
  vi.stubGlobal('Worker', SiteWorker);
  expect((await xlsxSheet('EN')).rows).toHaveLength(35);
});

test('a keyboard user keeps the focus while a file is being created, and can cancel it', async () => {
  const { setup } = await openPage(<ProfitRecords />, 'EN');
  await choose('EN', 'xlsx');
  expect(screen.getByRole('group', { name: EN.export })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('group', { name: EN.export })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: EN.export })).toHaveFocus();
  await save('EN', 'csv');
  expect(saved.map(({ name }) => name.split('.').at(-1))).toEqual(['csv']);
  expect(setup.stores.toasts.get().map(({ text }) => text)).toEqual(['11 rows saved']);
});
