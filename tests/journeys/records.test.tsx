import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { deposit, depositMethods } from '#schemas/calls/cashier.ts';
import { betRecords } from '#schemas/calls/member.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import { askSandbox } from './ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { payOrder } from './pay-order.ts';
import { playSlot } from './play-slot.ts';
import {
  allRows,
  amountIn,
  choose,
  headOf,
  rowsOf,
  saveAsCsv,
  stakeTotals,
  sum,
  tableOf,
  textOf,
  totalsOf,
} from './record-steps.ts';
import { logIn, put, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/records/bet-records.tsx';
import '#src/features/records/bonus-records.tsx';
import '#src/features/records/profit-records.tsx';
import '#src/features/records/transaction-records.tsx';

const DAY_MS = 86_400_000;
let sandbox: JourneySandbox;
/** The saved files. */
let saved: Blob[] = [];

beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return '#file';
  });
});

const plainTime = (ms: number): string => withoutJoiners(formatLocalTime(ms));

/** Opens a member centre page by its URL, as a member who has to log in first. */
const openPage = async (
  page: string,
  { account = 'player01', ...options }: SiteOptions & { readonly account?: string } = {},
): Promise<{ readonly site: OpenSite; readonly centre: Part }> => {
  const site = await openSite(sandbox, { path: `/promotions?member=${page}`, ...options });
  if (options.after === undefined) await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  return { site, centre };
};

/** Sends a call as the site's logged-in member. */
const call = <V,>(site: OpenSite, path: string, body?: object): Promise<V> => askSandbox<V>(sandbox, site, path, body);

/** Pays a deposit of 1,000 with the first available promotion; returns its order number. */
const depositWithBonus = async (site: OpenSite): Promise<string> => {
  const { list } = await call<OutputOf<typeof depositMethods>>(site, depositMethods.path);
  const method = list.find(({ promotions }) => promotions.length > 0);
  const { orderId } = await call<DepositOrder>(site, deposit.path, {
    methodId: method?.methodId,
    amount: 1000,
    promotionId: method?.promotions[0]?.promotionId,
  });
  await payOrder(sandbox, orderId);
  return orderId;
};

test("a new bet is the first row in today's betting record, with all its details [member.bets.page] [member.bets.columns]", async () => {
  // Ensures that today has a bet, even shortly after midnight.
  const before = await openSite(sandbox);
  await logIn(before);
  await playSlot(sandbox, before);
  const { site, centre } = await openPage('personalHistoryCopy', { after: before });
  await tableOf(centre, 'Bets');
  const bet = await playSlot(sandbox, site);
  await site.user.click(centre.getByRole('button', { name: 'Update the list' }));
  await centre.findByText(bet.orderNo);
  const table = await tableOf(centre, 'Bets');
  expect(headOf(table)).toEqual([
    'TimeOrder number',
    'GameKind of game · Provider',
    'BetValid bet',
    'Payout',
    'Profit or loss',
    'Status',
    'Details',
  ]);
  const [row = []] = rowsOf(table);
  expect(row[0]).toBe(`${plainTime(bet.at)}${bet.orderNo}`);
  expect(row[1]).toMatch(new RegExp(`^${bet.gameName}Slots · \\S`, 'u'));
  expect([row[2], row[3], row[4]].map((text = '') => amountIn(text))).toEqual([
    bet.stake * 100,
    Math.round(bet.payout * 100),
    Math.round((bet.payout - bet.stake) * 100),
  ]);
  expect(row[5]).toBe('Settled');
  await site.user.click(table.getByRole('button', { name: `Details of ${bet.orderNo}` }));
  expect(await centre.findByText(/^Give this number to customer service/)).toBeInTheDocument();
  expect(centre.getByRole('button', { name: 'Copy: Order number' })).toBeInTheDocument();
});

test('totals cover all pages, and the pager reaches every page of the record [member.bets.page]', async () => {
  const { site, centre } = await openPage('personalHistoryCopy');
  await choose(site, centre, 'Last 30 days');
  await centre.findByText(/^Page 1 of/);
  const rows = await allRows(site, centre, 'Bets');
  expect(rows.length).toBeGreaterThan(10);
  expect(totalsOf(centre)).toEqual({
    ...stakeTotals(rows),
    'Valid bets': sum(
      rows.map((row) => (row[2] ?? '').split('Valid bet')),
      1,
    ),
    Payouts: sum(rows, 3),
    'Profit or loss': sum(rows, 4),
  });
  expect(centre.getByRole('heading', { name: 'Bets' })).toHaveFocus();
});

test('records start with today; presets and custom days select other days, and an invalid range is refused without a request [member.records.presets] [member.records.presets-meaning] [member.records.range] [const.date-presets]', async () => {
  const { site, centre } = await openPage('personalHistoryCopy');
  expect(await centre.findByRole('radio', { name: 'Today' })).toBeChecked();
  const dayOf = (ago: number): string => plainTime(Date.now() - ago * DAY_MS).slice(0, 10);
  const days = (rows: readonly (readonly string[])[]) => [...new Set(rows.map(([time = '']) => time.slice(0, 10)))];
  expect(days(await allRows(site, centre, 'Bets'))).toEqual([dayOf(0)]);
  await choose(site, centre, 'Last 7 days');
  await centre.findByText(/^Page 1 of/);
  const week = days(await allRows(site, centre, 'Bets'));
  expect(week.length).toBeGreaterThan(1);
  expect(week.every((day) => day >= dayOf(6))).toBe(true);

  await choose(site, centre, 'Other days');
  const first = await centre.findByLabelText(/^First day/);
  const last = centre.getByLabelText(/^Last day/);
  const asked = () => site.sent.filter((sent) => sent === `GET ${betRecords.path}`).length;
  const before = asked();
  await put(site, first, dayOf(1));
  await put(site, last, dayOf(2));
  await site.user.click(centre.getByRole('button', { name: 'Show these days' }));
  expect(await centre.findAllByText(/The last day is before the first/)).not.toHaveLength(0);
  await put(site, first, dayOf(40));
  await site.user.click(centre.getByRole('button', { name: 'Show these days' }));
  expect(await centre.findAllByText(/At most 30 days at once/)).not.toHaveLength(0);
  expect(asked()).toBe(before);
  const [, some = dayOf(1)] = week;
  await put(site, first, some);
  await put(site, last, some);
  await site.user.click(centre.getByRole('button', { name: 'Show these days' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  expect(days(await allRows(site, centre, 'Bets'))).toEqual([some]);
});

/** Waits until every row of the first page contains a text in a column. */
const untilEvery = async (centre: Part, name: string, column: number, text: string): Promise<void> =>
  waitFor(() => {
    const rows = rowsOf(within(centre.getByRole('table', { name })));
    expect(rows.every((row) => row[column]?.includes(text))).toBe(true);
  });

test('bets can be filtered by kind of game and provider, and the filters survive a visit to another page and a reload [member.bets.page]', async () => {
  const { site, centre } = await openPage('personalHistoryCopy');
  await choose(site, centre, 'Last 30 days');
  await centre.findByText(/^Page 1 of/);
  const all = await allRows(site, centre, 'Bets');
  const [, kind = '', provider = ''] =
    /(Slots|Crash|Fishing|Live casino|E-lottery) · (.+)$/u.exec(all.at(-1)?.[1] ?? '') ?? [];
  await site.user.selectOptions(centre.getByRole('combobox', { name: 'Kind of game' }), kind);
  await untilEvery(centre, 'Bets', 1, `${kind} · `);
  await site.user.selectOptions(centre.getByRole('combobox', { name: 'Provider' }), provider);
  await untilEvery(centre, 'Bets', 1, `${kind} · ${provider}`);
  expect(await allRows(site, centre, 'Bets')).toEqual(
    all.filter(([, game = '']) => game.endsWith(`${kind} · ${provider}`)),
  );
  await site.user.click(centre.getByRole('link', { name: 'Bonus details', hidden: true }));
  await centre.findByRole('heading', { name: 'Bonus details', level: 3 });
  const again = await openPage('personalHistoryCopy', { after: site });
  expect(await again.centre.findByRole('radio', { name: 'Last 30 days' })).toBeChecked();
  await waitFor(() => expect(again.centre.getByRole('combobox', { name: 'Kind of game' })).toHaveDisplayValue(kind));
});

test('the file contains exactly the rows of all pages [member.bets.page]', async () => {
  const { site, centre } = await openPage('personalHistoryCopy');
  await choose(site, centre, 'Last 30 days');
  await centre.findByText(/^Page 1 of/);
  await saveAsCsv(site, centre);
  await screen.findByText(/^\d+ rows saved$/);
  const [head = '', ...lines] = (await textOf(saved[0])).trimEnd().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Time \(UTC[+-]\d\d:\d\d\),/u);
  expect(head.replace(/ \(UTC.{6}\)/u, '')).toBe(
    'Time,Order number,Game,Kind of game,Provider,Bet (PHP),Valid bet (PHP),Payout (PHP),Profit or loss (PHP),Status',
  );
  const rows = await allRows(site, centre, 'Bets');
  expect(
    lines.map((line) => {
      const [time = '', orderNo = '', ...cells] = line.split(',');
      return [time + orderNo, Math.round(Number(cells.at(-2)) * 100)];
    }),
  ).toEqual(rows.map((row) => [row[0], amountIn(row[4] ?? '')]));
});

test('each balance in the account record follows from the row below, the exported file matches, and a row of bets links to the list of those bets [member.transactions.page] [member.transactions.columns]', async () => {
  const { site, centre } = await openPage('transactionHistory');
  await choose(site, centre, 'Last 30 days');
  await centre.findByText(/^Page 1 of/);
  await saveAsCsv(site, centre);
  await screen.findByText(/^\d+ rows saved$/);
  const [head = '', ...lines] = (await textOf(saved[0])).trimEnd().split('\r\n');
  expect(head.replace(/ \(UTC.{6}\)/u, '')).toBe('Time,Order number,Type,Bets,Amount (PHP),Balance after (PHP),Status');
  const totals = totalsOf(centre);
  const rows = (await allRows(site, centre, 'Movements')).map(([, , amount = '', after = '']) => [
    amountIn(amount),
    amountIn(after),
  ]);
  expect(
    lines.map((line) => {
      const [amount, after] = line.split(',').slice(-3);
      return [Math.round(Number(amount) * 100), Math.round(Number(after) * 100)];
    }),
  ).toEqual(rows);
  const older = rows.slice(1);
  expect(older.map(([, after = 0], at) => after + (rows[at]?.[0] ?? 0))).toEqual(
    rows.slice(0, -1).map(([, after]) => after),
  );
  const { 'Money in': into = 0, 'Money out': out = 0, 'Net result of play': net = 0, 'Own wallets': own = 0 } = totals;
  expect(into - out + net + own).toBe(rows.reduce((total, [amount = 0]) => total + amount, 0));

  await site.user.selectOptions(centre.getByRole('combobox', { name: 'Type' }), 'Bets');
  await untilEvery(centre, 'Movements', 1, 'Bets');
  expect(headOf(await tableOf(centre, 'Movements'))).not.toContain('Balance after');
  const [newest = []] = rowsOf(await tableOf(centre, 'Movements'));
  await site.user.click(centre.getAllByRole('button', { name: 'Details of Bets' })[0] ?? document.body);
  await site.user.click(await centre.findByRole('link', { name: 'Show these bets', hidden: true }));
  await centre.findByRole('table', { name: 'Bets' });
  const bets = await allRows(site, centre, 'Bets');
  expect(newest[1]).toBe(`Bets${bets.length} ${bets.length === 1 ? 'bet' : 'bets'}`);
});

test('the account record lists movements with sign and state; filtering by type shows only movements of that type, without balances [member.transactions.page] [member.transactions.columns]', async () => {
  const { site, centre } = await openPage('transactionHistory');
  await choose(site, centre, 'Last 30 days');
  await site.user.selectOptions(await centre.findByRole('combobox', { name: 'Type' }), 'Deposit');
  await untilEvery(centre, 'Movements', 1, 'Deposit');
  const rows = await allRows(site, centre, 'Movements');
  expect(rows.every(([, , amount = '']) => amountIn(amount) > 0)).toBe(true);
  expect([...new Set(rows.map((row) => row[3]))]).toEqual(['Done']);
  expect(totalsOf(centre)).toEqual({ 'Money in': sum(rows, 2), 'Money out': 0 });
});

test('profit and loss adds up the bets by day and by kind of game [member.profit.page] [member.profit.columns]', async () => {
  const bets = await openPage('personalHistoryCopy');
  await choose(bets.site, bets.centre, 'Last 7 days');
  await bets.centre.findByText(/^Page 1 of/);
  const expected = totalsOf(bets.centre);
  const { site, centre } = await openPage('personalProfit', { after: bets.site });
  await choose(site, centre, 'Last 7 days');
  const days = await centre.findByRole('table', { name: 'By day' });
  await waitFor(() => expect(totalsOf(centre)['Net result of play']).toBe(expected['Profit or loss']));
  const { Payouts, 'Valid bets': valid, ...others } = totalsOf(centre);
  expect([Payouts, valid]).toEqual([expected['Payouts'], expected['Valid bets']]);
  expect(Object.keys(others)).toEqual(['Bets', 'Net result of play', 'Bonuses', 'Rebates', 'Deposits', 'Withdrawals']);
  for (const table of [days, centre.getByRole('table', { name: 'By kind of game' })])
    expect(sum(rowsOf(within(table)), 2)).toBe(expected['Profit or loss']);
});

test('a bonus shows how much has to be wagered for it, and how much has already been wagered [member.bonus.page] [member.bonus.columns]', async () => {
  const { site, centre } = await openPage('bonusDetails', { account: 'agent02' });
  await depositWithBonus(site);
  await choose(site, centre, 'Last 30 days');
  const table = await tableOf(centre, 'Bonuses');
  expect(headOf(table)).toEqual([
    'TimeOrder number',
    'BonusType',
    'Amount',
    'To be wagered',
    'Wagered so far',
    'Status',
    'Details',
  ]);
  const rows = await allRows(site, centre, 'Bonuses');
  const [, name, amount = '', required = '', done = '', status] = rows[0] ?? [];
  expect([name, status]).toEqual([expect.stringMatching(/\w+Bonus$/u), 'Being wagered']);
  expect([amountIn(amount) > 0, amountIn(required) > 0, amountIn(done)]).toEqual([true, true, 0]);
  const rebates = rows.filter(([, kind = '']) => kind.endsWith('Rebate'));
  expect(totalsOf(centre)).toEqual({
    Bonuses: sum(
      rows.filter((row) => !rebates.includes(row)),
      2,
    ),
    Rebates: sum(rebates, 2),
  });
  await site.user.click(centre.getAllByRole('button', { name: /^Details of/ })[0] ?? document.body);
  const bar = await centre.findByRole('progressbar', {
    name: /still to be wagered before this bonus can be withdrawn/,
  });
  expect(amountIn(document.getElementById(bar.getAttribute('aria-labelledby') ?? '')?.textContent ?? '')).toBe(
    amountIn(required),
  );
});

test("an order's URL shows everything recorded under its number, with a link back to the list [member.transactions.page]", async () => {
  const first = await openPage('transactionHistory', { account: 'agent02' });
  const orderNo = await depositWithBonus(first.site);
  const { site, centre } = await openPage(`bonusDetails&record=${orderNo}`, { after: first.site });
  const order = within(await centre.findByRole('region', { name: `Order ${orderNo}` }));
  const movement = within(await order.findByRole('region', { name: 'Movements' }));
  expect(movement.getAllByText('Deposit')).toHaveLength(1);
  expect(within(order.getByRole('region', { name: 'Bonuses' })).getByText('Being wagered')).toBeInTheDocument();
  await site.user.click(order.getByRole('button', { name: 'All records' }));
  await tableOf(centre, 'Bonuses');

  const unknown = await openPage('bonusDetails&record=D0000', { after: site });
  await unknown.centre.findByText('None of your records has this number');
});

test('records that failed to load can be reloaded, and loaded records stay visible without a connection', async () => {
  const { site, centre } = await openPage('personalHistoryCopy');
  await tableOf(centre, 'Bets');
  site.fail(betRecords.path, 'offline');
  await site.user.click(centre.getByRole('button', { name: 'Update the list' }));
  expect(await centre.findByText(/^This could not be updated/)).toBeInTheDocument();
  expect(rowsOf(await tableOf(centre, 'Bets')).length).toBeGreaterThan(0);
  await choose(site, centre, 'Last 30 days');
  await centre.findByText('Your bets did not load.');
  site.fail(betRecords.path, null);
  await site.user.click(centre.getByRole('button', { name: 'Try again' }));
  await tableOf(centre, 'Bets');
});
