import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { announcements, overview } from '#schemas/calls/agent.ts';
import { memberInfo } from '#schemas/calls/account.ts';
import { openAgentPage } from './agent-centre.tsx';
import { askSandbox } from './ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite } from './open-site.tsx';
import { allRows, amountIn, choose, rowsOf, sum, tableOf, totalsOf } from './record-steps.ts';
import { logIn } from './steps.ts';
import { withoutJoiners } from '#src/lib/unbroken-text.ts';
import { dayOf } from '#src/records/record-range.ts';
import '#src/features/agent/agent-announcements.tsx';
import '#src/features/agent/team-bets.tsx';
import '#src/features/agent/team-overview.tsx';
import '#src/features/agent/team-results.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const PAGES = [
  ['Announcements', 'agentAnnouncement'],
  ['Team overview', 'agentTeamOverview'],
  ['Register centre', 'registerCenter'],
  ['Team management', 'downlineManagmentView'],
  ['Team betting', 'personalHistoryCopy'],
  ['User profit and loss', 'palStatementsAgentCopy'],
  ['My income', 'agentRevenueReport'],
  ['Account details', 'agentDownlineTransactionDetailsCopy'],
  ['Dividends', 'agentDividendRecordCopy2'],
  ['Daily wages', 'agentDailyWages2'],
  ['Hourly salary', 'agentHourSalary'],
  ['Real-time salary', 'agentRealtimeSalary'],
  ['Contract requests', 'contractRequests'],
] as const;

test("an agent finds the centre in the account menu; it is titled Agent, starts with the overview and lists its pages with the platform's order and names [agent.modal.title] [agent.menu.default] [agent.menu.order] [agent.menu.fields] [agent.menu.highlight] [const.member-names]", async () => {
  const site = await openSite(sandbox);
  await logIn(site, 'agent01');
  await site.user.click(await screen.findByRole('button', { name: /account menu/ }));
  await site.user.click(await screen.findByRole('menuitem', { name: 'Agent centre' }));
  const centre = within(await screen.findByRole('dialog', { name: 'Agent' }));
  expect(site.path()).toBe('/promotions?agent=agentTeamOverview');
  const menu = within(centre.getByRole('navigation', { name: 'Pages of the centre' }));
  const entries = () => menu.getAllByRole('link', { hidden: true });
  const keyOf = (entry: HTMLElement) => new URLSearchParams(entry.getAttribute('href')?.split('?')[1]).get('agent');
  // If a page has a count, its menu entry ends with the count.
  const nameOf = ({ textContent }: HTMLElement) => textContent?.replace(/\d+ new$/, '');
  await waitFor(() => expect(entries().map((entry) => [nameOf(entry), keyOf(entry)])).toEqual(PAGES));
  const current = () =>
    entries()
      .filter((entry) => entry.getAttribute('aria-current') === 'page')
      .map(nameOf);
  expect(current()).toEqual(['Team overview']);
  await site.user.click(menu.getByRole('link', { name: 'Announcements', hidden: true }));
  await waitFor(() => expect(current()).toEqual(['Announcements']));
  await site.user.click(centre.getByRole('button', { name: 'CLOSE' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(site.path()).toBe('/promotions');
});

test.each([
  [41, true],
  [5, false],
])(
  'an account of type %i on the platform has the agent centre in its menu: %s [roles.agent.configured]',
  async (type, finds) => {
    const site = await openSite(sandbox);
    await logIn(site, 'player01');
    const info = await askSandbox<object>(sandbox, site, memberInfo.path);
    site.fail(memberInfo.path, { value: { ...info, type } });
    await site.stores.session.resume();
    await site.user.click(await screen.findByRole('button', { name: /account menu/ }));
    await screen.findByRole('menuitem', { name: 'Member centre' });
    expect(screen.queryAllByRole('menuitem', { name: 'Agent centre' })).toHaveLength(finds ? 1 : 0);
  },
);

test("the platform's announcements to agents are shown in the centre, with the newest one expanded [agent.announcement.page] [calls.agent.reports]", async () => {
  const { site, centre } = await openAgentPage(sandbox, 'agentAnnouncement');
  const title = await centre.findByRole('button', { name: /^Agents: commission statement/ });
  expect(title).toHaveAttribute('aria-expanded', 'true');
  expect(await centre.findByText('My income', { selector: 'strong' })).toBeInTheDocument();
  await site.user.click(title);
  expect(title).toHaveAttribute('aria-expanded', 'false');
  const failed = await openAgentPage(sandbox, 'agentTeamOverview', { after: site });
  failed.site.fail(announcements.path, 'offline');
  await failed.site.stores.queries.resetQueries({ queryKey: [announcements.name] });
  await failed.site.user.click(failed.centre.getByRole('link', { name: 'Announcements', hidden: true }));
  await failed.centre.findByText('The announcements did not load.');
  failed.site.fail(announcements.path, null);
  await failed.site.user.click(failed.centre.getByRole('button', { name: 'Try again' }));
  await failed.centre.findByRole('button', { name: /^Agents: commission statement/ });
});

test('the overview shows the current team, its figures beside those of the preceding days, and its daily figures as bars and as a table; figures link to their details [agent.overview.page] [agent.overview.numbers] [calls.agent.reports]', async () => {
  const { site, centre } = await openAgentPage(sandbox, 'agentTeamOverview');
  await choose(site, centre, 'Last 7 days');
  const table = await tableOf(centre, 'By day');
  const now = within(centre.getByRole('region', { name: 'The team now' }));
  expect(now.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Members',
    'Agents',
    'Players',
    'Balance of the team',
  ]);
  const [members, agents, players] = now.getAllByRole('definition').map(({ textContent }) => Number(textContent));
  expect(members).toBe((agents ?? 0) + (players ?? 0));
  const period = within(centre.getByRole('region', { name: 'In these days' }));
  const figureOf = (label: string): readonly string[] => {
    const box = period.getByText(label, { exact: true }).closest('div');
    return [...(box?.querySelectorAll('dd') ?? [])].map(({ textContent }) => textContent ?? '');
  };
  const asked = new URLSearchParams(period.getByRole('link', { name: 'Bets' }).getAttribute('href')?.split('?')[1]);
  const [from, to] = [Number(asked.get('from')), Number(asked.get('to'))];
  const { compared } = await askSandbox<{ compared: { from: number; to: number } }>(
    sandbox,
    site,
    `${overview.path}?from=${from}&to=${to}`,
  );
  expect(compared.from).toBe(from - (to - from));
  expect(compared.to).toBeLessThan(from);
  const before = await askSandbox<{ period: { bets: number; newMembers: number } }>(
    sandbox,
    site,
    `${overview.path}?from=${compared.from}&to=${compared.to}`,
  );
  expect(amountIn(figureOf('Bets')[1] ?? '')).toBe(Math.round(before.period.bets * 100));
  expect(figureOf('New members')[1]).toMatch(new RegExp(`^Before: ${before.period.newMembers}\\b`, 'u'));
  const net = amountIn(figureOf('Net result of the players')[0] ?? '');
  expect(
    sum(
      rowsOf(table).map((row) => row.slice(-3)),
      2,
    ),
  ).toBe(net);

  const results = await openAgentPage(sandbox, 'palStatementsAgentCopy', { after: site });
  await choose(results.site, results.centre, 'Last 7 days');
  await tableOf(results.centre, 'Profit and loss by member');
  const totals = totalsOf(results.centre);
  expect(['Deposits', 'Withdrawals', 'Bets', 'Valid bets', 'Payouts'].map((label) => totals[label])).toEqual(
    ['Deposits', 'Withdrawals', 'Bets', 'Valid bets', 'Payouts'].map((label) => amountIn(figureOf(label)[0] ?? '')),
  );
});

test('today is compared with yesterday up to the same minute, as the page explains; a finished day is compared with the whole previous day [agent.overview.page] [agent.overview.numbers]', async () => {
  const { site, centre } = await openAgentPage(sandbox, 'agentTeamOverview');
  const asked: { readonly from: number; readonly to: number }[] = [];
  const figureOf = async (text: RegExp | ((shown: string) => boolean)): Promise<readonly [string, string]> => {
    const said = await centre.findByText(text);
    await waitFor(() => expect(said.closest('[aria-busy]')).toBeNull());
    const period = within(centre.getByRole('region', { name: 'In these days' }));
    const link = period.getByRole('link', { name: 'Bets' });
    const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
    asked.push({ from: Number(query.get('from')), to: Number(query.get('to')) });
    return [said.textContent ?? '', link.closest('div')?.querySelectorAll('dd')[1]?.textContent ?? ''];
  };
  const betsBefore = async (from: number, to: number): Promise<number> =>
    Math.round(
      (await askSandbox<{ period: { bets: number } }>(sandbox, site, `${overview.path}?from=${from}&to=${to}`)).period
        .bets * 100,
    );
  await choose(site, centre, 'Today');
  const [until, before] = await figureOf(/^Compared with yesterday until \d\d:\d\d$/u);
  const [day] = asked;
  const [hours = 0, minutes = 0] = until.slice(-5).split(':').map(Number);
  const yesterday = new Date(day?.from ?? 0);
  yesterday.setDate(yesterday.getDate() - 1);
  const same = new Date(yesterday).setHours(hours, minutes);
  expect(amountIn(before)).toBe(await betsBefore(yesterday.getTime(), same));

  await choose(site, centre, 'Yesterday');
  const [whole, wholeBefore] = await figureOf((text) => /^Compared with \d{4}-\d\d-\d\d$/u.test(withoutJoiners(text)));
  const [, { from, to } = { from: 0, to: 0 }] = asked;
  expect(withoutJoiners(whole)).toBe(`Compared with ${dayOf(new Date(from - (to - from)))}`);
  expect(amountIn(wholeBefore)).toBe(await betsBefore(from - (to - from), from));
});

test("a day in the overview links to that day's bets [agent.overview.page]", async () => {
  const { site, centre } = await openAgentPage(sandbox, 'agentTeamOverview');
  await choose(site, centre, 'Last 7 days');
  const table = await tableOf(centre, 'By day');
  const [, row] = table.getAllByRole('row').slice(1);
  const bar = within(row ?? document.body);
  const net = amountIn(bar.getAllByRole('cell').at(-1)?.textContent ?? '');
  await site.user.click(bar.getByRole('link'));
  await tableOf(centre, 'Bets of the team');
  expect(centre.getByRole('radio', { name: 'Other days' })).toBeChecked();
  const rows = await allRows(site, centre, 'Bets of the team');
  expect(rows.length).toBeGreaterThan(0);
  expect([totalsOf(centre)['Profit or loss'], sum(rows, 4)]).toEqual([net, net]);
});
