import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loss } from '#schemas/calls/agent.ts';
import { openAgentPage, type OpenCentre } from './agent-centre.tsx';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
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
import { put } from './steps.ts';
import { formatLocalTime } from '#src/lib/format-local-time.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import '#src/features/agent/team-bets.tsx';
import '#src/features/agent/team-income.tsx';
import '#src/features/agent/team-movements.tsx';
import '#src/features/agent/team-results.tsx';

const BETS = 'Bets of the team';
const RESULTS = 'Profit and loss by member';
const MOVEMENTS = 'Movements of the team';

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

/** Filters a report by member. */
const narrow = async ({ site, centre }: OpenCentre, account: string): Promise<void> => {
  await put(site, centre.getByRole('textbox', { name: 'Account of a member' }), account);
  await site.user.click(centre.getByRole('button', { name: 'Show' }));
};

const openRow = async ({ site, centre }: OpenCentre, name: RegExp): Promise<void> =>
  site.user.click(centre.getAllByRole('button', { name })[0] ?? document.body);

/** Returns a figure from an expanded row. */
const factOf = ({ centre }: OpenCentre, label: string): string =>
  centre
    .getAllByRole('term')
    .find((term: HTMLElement) => term.textContent === label && term.closest('table') !== null)
    ?.parentElement?.querySelector('dd')?.textContent ?? '';

test("the team's bets are listed like the agent's own, plus the member's name, and can be filtered by account, with or without its downlines; nobody else's bets are listed [agent.bets.page] [agent.bets.columns] [calls.agent.reports]", async () => {
  const opened = await openAgentPage(sandbox, 'personalHistoryCopy');
  const { site, centre } = opened;
  await choose(site, centre, 'Last 7 days');
  const table = await tableOf(centre, BETS);
  expect(headOf(table)).toEqual([
    'MemberGame · Kind of game · Provider',
    'TimeOrder number',
    'BetValid bet',
    'Payout',
    'Profit or loss',
    'Status',
    'Details',
  ]);
  expect(centre.getByRole('combobox', { name: 'Kind of game' })).toBeInTheDocument();
  expect(centre.getByRole('combobox', { name: 'Provider' })).toBeInTheDocument();
  await narrow(opened, ' ａｇｅｎｔ０２');
  await site.user.click(await centre.findByRole('checkbox', { name: 'Only agent02, without those below' }));
  await waitFor(() => expect(site.path()).toBe('/promotions?agent=personalHistoryCopy&account=agent02&only=1'));
  const rows = await allRows(site, centre, BETS);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(([member = '']) => member.startsWith('agent02'))).toBe(true);
  expect(totalsOf(centre)).toMatchObject({
    ...stakeTotals(rows),
    Payouts: sum(rows, 3),
    'Profit or loss': sum(rows, 4),
  });
  await narrow(opened, 'somebody_else');
  expect(await centre.findByText('This account is not in your network', { exact: false })).toBeInTheDocument();
});

test("each member's results are in one expandable row, which links to the underlying bets [agent.loss.page] [agent.loss.columns] [calls.agent.reports]", async () => {
  const opened = await openAgentPage(sandbox, 'palStatementsAgentCopy');
  const { site, centre } = opened;
  await choose(site, centre, 'Last 7 days');
  const table = await tableOf(centre, RESULTS);
  expect(headOf(table)).toEqual([
    'MemberType and level',
    'DepositsWithdrawals',
    'BetsValid bets',
    'Payouts',
    'BonusesRebates',
    'Net result of play',
    'Details',
  ]);
  const [name = '', , , , , net = ''] = rowsOf(table)[0] ?? [];
  await openRow(opened, /^Details of/);
  const bets = amountIn(factOf(opened, 'Bets'));
  await site.user.click(centre.getByRole('link', { name: 'Bets behind this' }));
  await tableOf(centre, BETS);
  const rows = await allRows(site, centre, BETS);
  expect(rows).not.toEqual([]);
  const settled = rows.filter((row) => row[5] === 'Settled');
  expect(rows.every(([member = '']) => name.startsWith(member.split(/(?=[A-Z])/u)[0] ?? '-'))).toBe(true);
  expect([sum(settled, 2), sum(rows, 4)]).toEqual([bets, amountIn(net)]);
});

test('the income for a day and line expands to show its parts, and links to the bets of that line and day [agent.income.page] [calls.agent.reports]', async () => {
  const opened = await openAgentPage(sandbox, 'agentRevenueReport');
  const { site, centre } = opened;
  await choose(site, centre, 'Last 7 days');
  const table = await tableOf(centre, 'Your income');
  const index = rowsOf(table).findIndex(([line = '']) => line.startsWith('agent02'));
  const details = table.getAllByRole('button', { name: /^Details of/ })[index];
  await site.user.click(details ?? document.body);
  const shown = ['Bets', 'Valid bets', 'Payouts', 'Gross', 'Your share of bonuses', 'Bonuses', 'Net income'];
  const parts = Object.fromEntries(shown.map((label) => [label, amountIn(factOf(opened, label))]));
  expect(factOf(opened, 'Your rate')).toBe('0.2%');
  expect(parts['Net income']).toBe((parts['Gross'] ?? 0) - (parts['Your share of bonuses'] ?? 0));
  expect(parts['Gross']).toBe(Math.floor((parts['Valid bets'] ?? 0) * 0.002));
  await site.user.click(centre.getByRole('link', { name: 'Bets behind this' }));
  await tableOf(centre, BETS);
  const settled = (await allRows(site, centre, BETS)).filter((row) => row[5] === 'Settled');
  expect([sum(settled, 2), sum(settled, 3)]).toEqual([parts['Bets'], parts['Payouts']]);
});

test("the movements on the team's accounts are listed like the agent's own, plus the member's name, and can be filtered by type and account [agent.transactions.page] [agent.transactions.columns] [calls.agent.reports]", async () => {
  const opened = await openAgentPage(sandbox, 'agentDownlineTransactionDetailsCopy');
  const { site, centre } = opened;
  await choose(site, centre, 'Last 30 days');
  const table = await tableOf(centre, MOVEMENTS);
  expect(headOf(table)).toEqual(['MemberType', 'TimeOrder number', 'Amount', 'Status', 'Details']);
  await narrow(opened, 'vip01');
  await site.user.selectOptions(centre.getByRole('combobox', { name: 'Type' }), 'Deposit');
  await waitFor(() =>
    expect(rowsOf(within(centre.getByRole('table', { name: MOVEMENTS }))).map(([member]) => member)).toEqual(
      rowsOf(within(centre.getByRole('table', { name: MOVEMENTS }))).map(() => 'vip01Deposit'),
    ),
  );
  const rows = await allRows(site, centre, MOVEMENTS);
  expect(rows.length).toBeGreaterThan(0);
  expect(totalsOf(centre)).toEqual({ 'Money in': sum(rows, 2), 'Money out': 0 });

  // The file has times in the merchant's time zone, Manila, no matter where the agent is.
  await saveAsCsv(site, centre);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head = '', ...lines] = (await textOf(saved[0])).trim().split('\r\n');
  expect(head).toContain(',Time (UTC+08:00),');
  const times = lines.map((line) => /,(\d{4}-\d\d-\d\d [\d:]{8}),/u.exec(line)?.[1] ?? line);
  expect(times.map((time) => withoutJoiners(formatLocalTime(Date.parse(`${time}+08:00`))))).toEqual(
    rows.map(([, time = '']) => time.slice(0, '2026-03-09 12:00:00'.length)),
  );
});

test('a file contains exactly what the filters select, and no name in it is run as a formula [calls.agent.reports]', async () => {
  const opened = await openAgentPage(sandbox, 'palStatementsAgentCopy');
  const { site, centre } = opened;
  await choose(site, centre, 'Last 30 days');
  await tableOf(centre, RESULTS);
  await narrow(opened, 'agent02');
  await waitFor(() => expect(site.path()).toContain('account=agent02'));
  const rows = await allRows(site, centre, RESULTS);
  await saveAsCsv(site, centre);
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head, ...lines] = (await textOf(saved[0])).trim().split('\r\n');
  expect(head).toMatch(/^\uFEFF?Member,Type and level,Deposits \(PHP\),/u);
  const cents = (text = '') => Math.round(Number(text) * 100);
  expect(lines.map((line) => cents(line.split(',').at(-1)))).toEqual(rows.map((row) => amountIn(row[5] ?? '')));

  const member = { id: '1', account: '=HYPERLINK("http://x")', type: 0, depth: 1 };
  const none = {
    deposits: 0,
    withdrawals: 0,
    bonuses: 0,
    rebate: 0,
    bets: 0,
    validBets: 0,
    payouts: 0,
    netProfitLoss: 0,
  };
  site.fail(loss.path, { value: { list: [{ member, ...none }], totalPages: 1, totals: none } });
  await saveAsCsv(site, centre);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await textOf(saved[1])).toContain('"\'=HYPERLINK(""http://x"")"');
  await screen.findByText('1 row saved');
});
