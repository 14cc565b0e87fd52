import { waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { FIGURE_LISTS } from '#src/features/agent/figure-lists.ts';
import { openAgentPage, stubWindow, type OpenCentre } from './agent-centre.tsx';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { amountIn, choose, tableOf, totalsOf } from './record-steps.ts';
import type { Part } from './steps.ts';
import '#src/features/agent/team-bets.tsx';
import '#src/features/agent/team-income.tsx';
import '#src/features/agent/team-movements.tsx';
import '#src/features/agent/team-overview.tsx';
import '#src/features/agent/team-panel.tsx';
import '#src/features/agent/team-results.tsx';

const DAYS = 'Last 30 days';
const TOTALS = 'Totals of all results';
const TEAM_BALANCE = 'Balance of the team';
const NOTHING = /^(No bets|No money moved) on these days$/u;

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => stubWindow(false));

/** Parses a count, or an amount in minor units. */
const valueOf = (text: string): number => (text.includes('P') ? amountIn(text) : Number(text.replaceAll(',', '')));

/** Returns those figures in a part that link to a list, by label. */
const linkedIn = (part: Part): ReadonlyMap<string, number> =>
  new Map(
    part
      .getAllByRole('term')
      .filter((term: HTMLElement) => term.querySelector('a') !== null)
      .map((term: HTMLElement) => [
        term.textContent ?? '',
        valueOf(term.parentElement?.querySelector('dd')?.textContent ?? ''),
      ]),
  );

/** Returns the sum of a list of movements. */
const sumOf = (totals: Readonly<Record<string, number>>): number =>
  totals['Sum of all listed'] ?? (totals['Money in'] ?? 0) - (totals['Money out'] ?? 0);

/** Returns the sum of the list opened from a figure. Lists without records have no totals. */
const openedSum = async ({ site, centre }: OpenCentre, label: string): Promise<number> => {
  if (new URLSearchParams(site.path().split('?')[1]).has('group')) {
    const list = within(
      await centre.findByRole('region', { name: /^(Members|Agents|Players|New members|Members who bet)$/u }),
    );
    const terms = await list.findAllByRole('term');
    const name = label === TEAM_BALANCE ? TEAM_BALANCE : 'Members';
    const term = terms.find(({ textContent }) => textContent === name);
    return valueOf(term?.parentElement?.querySelector('dd')?.textContent ?? '');
  }
  await waitFor(() =>
    expect(centre.queryByRole('region', { name: TOTALS }) ?? centre.queryByText(NOTHING)).not.toBeNull(),
  );
  if (centre.queryByText(NOTHING) !== null) return 0;
  const totals = totalsOf(centre);
  if (new URLSearchParams(site.path().split('?')[1]).has('type'))
    return label === 'Withdrawals' ? -sumOf(totals) : sumOf(totals);
  return totals[label.startsWith('Net result') ? 'Profit or loss' : label] ?? NaN;
};

/** Clicks each figure in `partOf`, compares it with the sum of the list that opens, and returns to the page. */
const comparePressed = async (
  page: OpenCentre,
  pageName: string,
  partOf: () => Promise<Part>,
): Promise<ReadonlyMap<string, number>> => {
  const { site, centre } = page;
  const figures = linkedIn(await partOf());
  const opened = new Map<string, number>();
  /* oxlint-disable no-await-in-loop -- one click after the other */
  for (const label of figures.keys()) {
    await site.user.click((await partOf()).getByRole('link', { name: label }));
    await waitFor(() => expect(site.path()).not.toContain(`agent=${pageName}`));
    opened.set(label, await openedSum(page, label));
    const menu = within(centre.getByRole('navigation', { name: 'Pages of the centre', hidden: true }));
    const back = menu
      .getAllByRole('link', { hidden: true })
      .find((link) => link.getAttribute('href')?.includes(`agent=${pageName}`));
    await site.user.click(back ?? document.body);
  }
  /* oxlint-enable no-await-in-loop */
  expect(Object.fromEntries(opened)).toEqual(Object.fromEntries(figures));
  return figures;
};

/** Opens the details of the first row whose name begins with `account`. */
const detailsOf = async ({ site, centre }: OpenCentre, table: string, account: string): Promise<Part> => {
  const rows = await tableOf(centre, table);
  const open = rows.getAllByRole('button', { name: new RegExp(`^Details of ${account}`, 'u') })[0];
  if (open?.getAttribute('aria-expanded') !== 'true') await site.user.click(open ?? document.body);
  return tableOf(centre, table);
};

test('every figure in the overview opens the list it counts, with the same sum [agent.overview.page] [calls.agent.reports]', async () => {
  const page = await openAgentPage(sandbox, 'agentTeamOverview');
  await choose(page.site, page.centre, DAYS);
  const figures = await comparePressed(page, 'agentTeamOverview', async () => {
    await page.centre.findByRole('region', { name: 'In these days' });
    return page.centre;
  });
  expect([...figures.keys()]).toHaveLength(Object.keys(FIGURE_LISTS).length);
  expect([...figures.values()].filter((value) => value === 0)).toEqual([]);
});

test("every total of the team's results and every figure of a member opens the list it counts [agent.loss.page] [calls.agent.reports]", async () => {
  const page = await openAgentPage(sandbox, 'palStatementsAgentCopy');
  await choose(page.site, page.centre, DAYS);
  const totals = await comparePressed(page, 'palStatementsAgentCopy', async () =>
    within(await page.centre.findByRole('region', { name: TOTALS })),
  );
  expect([...totals.keys()]).toHaveLength(8);
  const figures = await comparePressed(page, 'palStatementsAgentCopy', () =>
    detailsOf(page, 'Profit and loss by member', 'agent02'),
  );
  expect([...figures.keys()]).toEqual([...totals.keys()]);
});

test("on the income page, total valid bets and a line's bets on a day each link to the list of those bets [agent.income.page] [calls.agent.reports]", async () => {
  const page = await openAgentPage(sandbox, 'agentRevenueReport');
  await choose(page.site, page.centre, DAYS);
  const totals = await comparePressed(page, 'agentRevenueReport', async () =>
    within(await page.centre.findByRole('region', { name: TOTALS })),
  );
  expect([...totals.keys()]).toEqual(['Valid bets']);
  const figures = await comparePressed(page, 'agentRevenueReport', () => detailsOf(page, 'Your income', 'agent02'));
  expect([...figures.keys()]).toEqual(['Bets', 'Valid bets', 'Payouts', 'Bonuses']);
});
