import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import type { OpenSite } from './open-site.tsx';
import type { Part } from './steps.ts';

export const choose = async ({ user }: OpenSite, centre: Part, days: string | RegExp): Promise<void> =>
  user.click(await centre.findByRole('radio', { name: days }));

/** Returns the table once it shows the result of the latest request. */
export const tableOf = async (centre: Part, name: string | RegExp): Promise<Part> => {
  const table = await centre.findByRole('table', { name });
  await waitFor(() => expect(table.closest('[aria-busy]')).toBeNull());
  return within(table);
};

/** Returns the texts of a table's rows, cell by cell, without the header row and without the joiners of dates. */
export const rowsOf = (table: Part): readonly (readonly string[])[] =>
  table
    .getAllByRole('row')
    .slice(1)
    .map((row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => withoutJoiners(textContent ?? '')),
    );

export const headOf = (table: Part) =>
  table.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent);

/** Parses the amount in a text into minor units; negative after a minus sign. */
export const amountIn = (text: string): number => {
  const [, sign = '', digits = ''] = /([+\u2212]?)P\s([\d,.]+)/u.exec(text) ?? [];
  return Math.round(Number(digits.replaceAll(',', '')) * 100) * (sign === '\u2212' ? -1 : 1);
};

/** Returns the amounts of the summary by label, in minor units. */
export const totalsOf = (centre: Part): Readonly<Record<string, number>> => {
  const summary = within(centre.getByRole('region', { name: 'Totals of all results' }));
  const amounts = summary.getAllByRole('definition');
  return Object.fromEntries(
    summary
      .getAllByRole('term')
      .map(({ textContent }, index) => [textContent ?? '', amountIn(amounts[index]?.textContent ?? '')]),
  );
};

/** Returns the rows of all pages in order. */
export const allRows = async (
  { user }: OpenSite,
  centre: Part,
  name: string,
): Promise<readonly (readonly string[])[]> => {
  const rows = [...rowsOf(await tableOf(centre, name))];
  for (;;) {
    const next = centre.queryByRole('button', { name: 'Next page' });
    if (next === null || next.getAttribute('aria-disabled') === 'true') return rows;
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, like a player
    await user.click(next);
    // oxlint-disable-next-line no-await-in-loop -- one page after the other, like a player
    rows.push(...rowsOf(await tableOf(centre, name)));
  }
};

export const sum = (rows: readonly (readonly string[])[], column: number): number =>
  rows.reduce((total, row) => total + amountIn(row[column] ?? ''), 0);

/** Returns the total stakes of the listed settled bets and, if some are not settled, also those of all bets. */
export const stakeTotals = (rows: readonly (readonly string[])[]): Readonly<Record<string, number>> => {
  const Bets = sum(
    rows.filter((row) => row[5] === 'Settled'),
    2,
  );
  const all = sum(rows, 2);
  return { Bets, ...(all === Bets ? {} : { 'All stakes, with open and void bets': all }) };
};

/** Chooses CSV in the page's menu. */
export const saveAsCsv = async ({ user }: OpenSite, centre: Part): Promise<void> => {
  await user.click(centre.getByRole('button', { name: 'Export' }));
  await user.click(centre.getByRole('menuitem', { name: 'CSV (.csv)' }));
};

/** Returns the text of a saved file. */
export const textOf = async (file: Blob | undefined): Promise<string> => {
  const reader = new FileReader();
  const read = new Promise<string>((resolve) => {
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
  });
  if (file === undefined) throw new Error('no file was saved');
  reader.readAsText(file);
  return read;
};
