import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { changePassword } from '#schemas/calls/account.ts';
import { createDownline } from '#schemas/calls/agent.ts';
import { contractOf, contracts, processDaily, processDividend, processRealtime } from '#schemas/calls/contracts.ts';
import { consolidated } from '#schemas/calls/home.ts';
import type { ContractKind } from '#schemas/contract-names.ts';
import { stubWindow } from './agent-centre.tsx';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { askSandbox } from './ask-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { choose, rowsOf, tableOf } from './record-steps.ts';
import { logIn, NEW_PASSWORD, put, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/agent/team-bets.tsx';
import '#src/features/agent/team-movements.tsx';
import '#src/features/agent/team-panel.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/contracts/contract-pages.tsx';
import '#src/features/contracts/contract-requests.tsx';

const MARKS = [
  'dailysalreqtype',
  'divtypereq',
  'contracthoursalreq',
  'realtimesalreqtype',
  'contractmrdailysalinfotype',
  'contracthoursalinfo',
  'dailysalinfotype',
  'realtimesalinfotype',
  'divtypeinfo',
];

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const DAY_MS = 86_400_000;

interface Page {
  readonly site: OpenSite;
  readonly centre: Part;
}

/** Opens an agent centre page by its URL, as an agent who has to log in first. */
const openCentre = async (query: string, account = 'agent01'): Promise<Page> => {
  const site = await openSite(sandbox, { path: `/promotions?${query}` });
  await logIn(site, account);
  return { site, centre: within(await screen.findByRole('dialog', { name: 'Agent' })) };
};
const openContract = (requestId: string, account: string): Promise<Page> =>
  openCentre(`agent=contractRequests&contract=${requestId}`, account);

const menuOf = ({ centre }: Page): Part =>
  within(centre.getByRole('navigation', { name: 'Pages of the centre', hidden: true }));

const press = async ({ site, centre }: Page, name: string | RegExp): Promise<void> =>
  site.user.click(await centre.findByRole('button', { name }));

type Sent = OutputOf<typeof processDaily>;
const ask = (site: OpenSite, path: string, body: object): Promise<Sent> => askSandbox<Sent>(sandbox, site, path, body);

/** Logs in without opening an agent centre page, just to send calls to the platform. */
const session = async (account: string, password?: string): Promise<OpenSite> => {
  const site = await openSite(sandbox);
  await logIn(site, account, password);
  return site;
};
const detail = (site: OpenSite, requestId: string): Promise<OutputOf<typeof contractOf>> =>
  askSandbox(sandbox, site, contractOf.path.replace('{requestId}', requestId));
type Listed = OutputOf<typeof contracts>['list'][number];
/** Returns the first contract of a kind and role: one that awaits an answer, otherwise the newest. */
const first = async (site: OpenSite, role: 'offered' | 'received', kind: ContractKind): Promise<Listed> => {
  const path = `${contracts.path}?role=${role}&kind=${kind}&account=${role === 'offered' ? 'agent02' : ''}&pageNo=1&pageSize=10`;
  const { list } = await askSandbox<OutputOf<typeof contracts>>(sandbox, site, path.replace('&account=&', '&'));
  const [found] = list;
  if (found === undefined) throw new Error('there is no contract');
  return found;
};
const processed = ({ sent }: OpenSite, path: string): number => sent.filter((call) => call === `POST ${path}`).length;

test("a downline's latest settlement covers the previous day and links to the movement that paid it [agent.daily.page] [contracts.daily.previous]", async () => {
  const page = await openCentre('agent=agentDownlineTransactionDetailsCopy');
  const { site, centre } = page;
  await choose(site, centre, 'Yesterday');
  await site.user.click(await menuOf(page).findByRole('link', { name: 'Daily wages', hidden: true }));
  await choose(site, centre, 'Last 7 days');
  await site.user.selectOptions(await centre.findByRole('combobox', { name: 'Whose' }), 'Of direct downlines');
  await waitFor(() =>
    expect(rowsOf(within(centre.getByRole('table'))).map(([who = '']) => who)).not.toContain('agent01'),
  );
  const table = await tableOf(centre, 'Settlements');
  const rows = rowsOf(table);
  const paid = rows.findIndex((row) => row.includes('Paid'));
  const [, period = ''] = rows[paid] ?? [];
  const [from = '', to = '', at = ''] = period.match(/\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)?/gu) ?? [];
  expect(period).toBe(`${from} – ${to}Paid ${at}`);
  // A merchant's day in Manila starts at 16:00 UTC.
  const [begin, end, paidAt] = [from, to, at].map((text) => Date.parse(text) + 8 * 3_600_000);
  expect([begin, end]).toEqual([
    Math.floor((paidAt ?? 0) / DAY_MS - 1) * DAY_MS,
    Math.floor((paidAt ?? 0) / DAY_MS) * DAY_MS,
  ]);
  await site.user.click(table.getAllByRole('button', { name: /^Details of/ })[paid] ?? document.body);
  const payment = centre.getByRole('link', { name: /^Payment / });
  const number = payment.textContent.replace('Payment ', '');
  await site.user.click(payment);
  const movements = rowsOf(await tableOf(centre, 'Movements of the team'));
  const movement = movements.filter(([, when]) => when?.includes(number));
  expect(movement.map(([what]) => what)).toEqual([`${rows[paid]?.[0] ?? ''}Salary`]);
  expect(movement[0]?.[1]).toMatch(new RegExp(`^${at}`, 'u'));
});

let offered = '';

test("an agent offers a downline a contract within the agent's own rate, and first sees what it would have paid [contracts.offer] [contracts.kinds] [contracts.periods] [calls.home.process-body] [contracts.rate.bounds] [agent.team.contracts] [contracts.process.calls]", async () => {
  const page = await openCentre('agent=contractRequests&account=agent02&offer=dividend');
  const { site, centre } = page;
  const rate = await centre.findByRole('textbox', { name: /^Rate in percent/ });
  await site.user.selectOptions(centre.getByRole('combobox', { name: /^Paid/ }), 'Monthly');
  await put(site, rate, '26');
  await press(page, 'Go on');
  expect((await centre.findAllByText(/Enter an amount from 0.01 to 25/)).length).toBeGreaterThan(0);
  await put(site, rate, '20');
  await centre.findByText(/for agent02$/);
  await press(page, 'Go on');
  await centre.findByRole('region', { name: 'What each side would have earned' });
  await site.user.dblClick(centre.getByRole('button', { name: 'Send the offer' }));
  await centre.findByText('The offer was sent');
  expect(site.path()).not.toContain('offer=');
  expect(site.bodies(processDividend.path).map((body): unknown => JSON.parse(body))).toMatchObject([
    { action: 'REQUEST', downlineId: 'agent02', period: 'M', tiers: [{ rate: 20 }] },
  ]);
  offered = (await first(site, 'offered', 'dividend')).requestId;
});

test("an offered contract waits for the downline, who makes a counter-offer; the upline accepts it, and both see the same thread; for the rest of the session, the contract's indicator replaces the request's [contracts.requests.screen] [contracts.accept] [contracts.states] [contracts.req-meaning]", async () => {
  const downline = await openCentre('agent=contractRequests', 'agent02');
  const awaiting = within(await downline.centre.findByRole('region', { name: 'Waiting for your answer' }));
  await waitFor(() =>
    expect(downline.centre.getByRole('link', { name: /^Contract requests/, hidden: true }).textContent).toContain(
      '2 new',
    ),
  );
  const marks = (): unknown => JSON.parse(sessionStorage.getItem('consolidated') ?? 'null');
  await waitFor(() =>
    expect(marks()).toMatchObject({ divtypereq: offered, divtypeinfo: expect.not.stringMatching(offered) }),
  );
  await downline.site.user.click(await awaiting.findByRole('link', { name: /Dividends/ }));
  await press(downline, 'Make a counter-offer');
  const offeredRate = await downline.centre.findByRole('textbox', { name: /^Rate in percent/ });
  await put(downline.site, offeredRate, '26');
  await press(downline, 'Go on');
  expect((await downline.centre.findAllByText(/Enter an amount from 0.01 to 25/)).length).toBeGreaterThan(0);
  await put(downline.site, offeredRate, '22');
  await press(downline, 'Go on');
  await put(
    downline.site,
    await downline.centre.findByRole('textbox', { name: /^A note to the other side/ }),
    'My team has grown.',
  );
  await press(downline, 'Send the offer');
  await downline.centre.findByText('The offer was sent');

  const upline = await openContract(offered, 'agent01');
  await upline.centre.findByText('My team has grown.');
  await press(upline, 'Accept');
  await press(upline, 'Accept the contract');
  await upline.centre.findByText('The contract is in force');
  const { state, rate, thread } = await detail(upline.site, offered);
  expect([state, rate, thread.map(({ step, by }) => `${step} ${by}`)]).toEqual([
    'ACTIVE',
    22,
    ['OFFERED agent01', 'COUNTERED agent02', 'ACCEPTED agent01'],
  ]);
  await openCentre('agent=agentTeamOverview', 'agent02');
  await waitFor(() => expect(marks()).toMatchObject({ divtypereq: null, divtypeinfo: offered }));
}, 90_000);

test("accepting shows exactly which downlines' contracts would end, and ends those contracts [contracts.auto-terminate] [contracts.auto-terminate.notice]", async () => {
  const middle = await session('agent02');
  await middle.stores.mutateCall(createDownline, {
    accountType: 'agent',
    username: 'luzteam1',
    password: 'Newcomer3!',
    payeeName: 'Luz Santos',
    rebate: 0.1,
  });
  const below = await ask(middle, processDaily.path, { action: 'REQUEST', downlineId: 'luzteam1', rate: 0.4 });
  const lower = await first(middle, 'received', 'daily');
  const luz = await session('luzteam1', 'Newcomer3!');
  await luz.stores.mutateCall(changePassword, { old: 'Newcomer3!', new: NEW_PASSWORD, confirmNew: NEW_PASSWORD });
  await ask(luz, processDaily.path, { action: 'ACCEPT', requestId: below.requestId, version: 1, ends: [] });

  const page = await openContract(lower.requestId, 'agent02');
  await press(page, 'Accept');
  await page.centre.findByText(/contracts? below would end/);
  expect(page.centre.getByText('agent02 and luzteam1: 0.4% is above 0.35%')).toBeVisible();
  await press(page, 'Accept the contract');
  await page.centre.findByText('The contract is in force');
  expect(await detail(page.site, below.requestId)).toMatchObject({ state: 'TERMINATED', end: 'RATE_LOWERED' });
}, 90_000);

test('if the upline has meanwhile lowered the maximum rate, a higher rate is refused with the new maximum, in the form and at the confirmation; the input stays [contracts.rate.bounds] [contracts.offer]', async () => {
  const above = await session('agent01');
  const upline = { ...above, cookies: new Map(above.cookies) };
  const page = await openCentre('agent=contractRequests&account=luzteam1&offer=daily', 'agent02');
  const { site, centre } = page;
  const lowerTo = async (rate: number): Promise<void> => {
    const offer = await ask(upline, processDaily.path, { action: 'REQUEST', downlineId: 'agent02', rate });
    await ask(site, processDaily.path, { action: 'ACCEPT', requestId: offer.requestId, version: 1, ends: [] });
  };
  const rate = await centre.findByRole('textbox', { name: /^Rate in percent/ });
  await put(site, rate, '0.34');
  await lowerTo(0.3);
  await press(page, 'Go on');
  await centre.findByText('The highest rate has changed in the meantime and is now 0.3%. What you typed is kept.');
  expect(rate).toHaveValue('0.34');
  expect(rate).toBeInvalid();

  await put(site, rate, '0.28');
  await press(page, 'Go on');
  await centre.findByRole('button', { name: 'Send the offer' });
  await lowerTo(0.2);
  await press(page, 'Send the offer');
  await centre.findByText('The highest rate has changed in the meantime and is now 0.2%. What you typed is kept.');
  expect(rate).toHaveValue('0.28');
  expect(rate).toBeInvalid();
  await put(site, rate, '0.15');
  await press(page, 'Go on');
  await press(page, 'Send the offer');
  await centre.findByText('The offer was sent');
}, 90_000);

test('either party can ask to end a contract; the other keeps the contract, or agrees and it ends [contracts.terminate] [contracts.termination.who] [contracts.reject]', async () => {
  const asked = await first(await session('agent01'), 'offered', 'hourly');
  const upline = await openContract(asked.requestId, 'agent01');
  await press(upline, 'Keep the contract');
  await press(upline, 'Keep it');
  await upline.centre.findByText('The contract is in force');
  await press(upline, 'Open the contract');
  await press(upline, 'Ask to end it');
  await press(upline, 'Ask for the end');
  await upline.centre.findByText('The other side was asked to end it');

  const downline = await openContract(asked.requestId, 'agent02');
  await press(downline, 'Agree to end it');
  await press(downline, 'End the contract');
  await downline.centre.findByText('The contract has ended');
  expect(await detail(downline.site, asked.requestId)).toMatchObject({ state: 'TERMINATED', end: 'TERMINATED' });
}, 90_000);

test('if the other party has changed the contract in the meantime, the change is shown and nothing is accepted [contracts.states]', async () => {
  const downline = await session('agent02');
  const { requestId, version } = await first(downline, 'received', 'realtime');
  const elsewhere = { ...downline, cookies: new Map(downline.cookies) };
  const page = await openContract(requestId, 'agent01');
  await press(page, 'Accept');
  await page.centre.findByRole('button', { name: 'Accept the contract' });
  await ask(elsewhere, processRealtime.path, { action: 'REJECT', requestId, version });
  await press(page, 'Accept the contract');
  await page.centre.findByRole('alert');
  await page.centre.findByText(/This offer was taken back/);
  expect(page.centre.queryByRole('button', { name: 'Accept' })).toBeNull();
});

test("after a lost response, the page queries the step's outcome and sends nothing twice [contracts.process.calls]", async () => {
  const upline = await session('agent01');
  const { requestId } = await ask(upline, processRealtime.path, {
    action: 'REQUEST',
    downlineId: 'agent02',
    rate: 0.2,
  });
  const page = await openContract(requestId, 'agent02');
  await press(page, 'Accept');
  page.site.fail(processRealtime.path, { status: 502 });
  await press(page, 'Accept the contract');
  await page.centre.findByText('The contract is in force');
  expect([processed(page.site, processRealtime.path), (await detail(page.site, requestId)).state]).toEqual([
    1,
    'ACTIVE',
  ]);
});

test('an ended contract disappears from the team immediately [agent.team.columns]', async () => {
  const downline = await session('agent02');
  const { requestId, version } = await first(downline, 'received', 'realtime');
  await ask(downline, processRealtime.path, { action: 'TERMINATE', requestId, version });
  stubWindow(false);
  const page = await openCentre('agent=downlineManagmentView');
  const { site, centre } = page;
  const show = async (name: RegExp) => site.user.click(menuOf(page).getByRole('link', { name, hidden: true }));
  const contractsOf = async () =>
    rowsOf(await tableOf(centre, 'Your team'))
      .find(([member]) => member?.startsWith('agent02'))
      ?.join(' ');
  expect(await contractsOf()).toContain('Real-time salary');
  await show(/^Contract requests/);
  const awaiting = within(await centre.findByRole('region', { name: 'Waiting for your answer' }));
  await site.user.click(await awaiting.findByRole('link', { name: /Real-time salary/ }));
  await press(page, 'Agree to end it');
  await press(page, 'End the contract');
  await centre.findByText('The contract has ended');
  await show(/^Team management/);
  await waitFor(async () => expect(await contractsOf()).not.toContain('Real-time salary'));
});

const GATED = ['Dividends', 'Daily wages', 'Hourly salary', 'Real-time salary'];
const gatedOf = (page: Page): readonly (string | null)[] =>
  menuOf(page)
    .getAllByRole('link', { hidden: true })
    .map(({ textContent }: HTMLElement) => textContent)
    .filter((name: string | null) => GATED.includes(name ?? ''));

test('the pages for salaries and dividends exist only with a contract: each has the terms, the countdown and the settlements (every five minutes for a real-time salary); the contract indicators are stored in the session [agent.menu.gates] [roles.agent.gates] [agent.gates.source] [contracts.consolidated] [agent.daily.page] [agent.dividend.page] [agent.hourly.page] [agent.realtime.page] [contracts.realtime.settle]', async () => {
  const page = await openCentre('agent=agentTeamOverview');
  await waitFor(() => expect(gatedOf(page)).toEqual(GATED));
  await waitFor(() =>
    expect([sessionStorage.getItem('enableContract'), sessionStorage.getItem('enableSalary')]).toEqual(['1', '1']),
  );
  for (const name of GATED) {
    /* oxlint-disable no-await-in-loop -- one page after the other */
    await page.site.user.click(menuOf(page).getByRole('link', { name, hidden: true }));
    await page.centre.findByRole('heading', { name });
    await page.centre.findByRole('region', { name: 'Your contract in force' });
    await page.centre.findByRole('timer');
    await page.centre.findByRole('table');
    /* oxlint-enable no-await-in-loop */
  }
  const settled = rowsOf(await tableOf(page.centre, 'Settlements'))[0]?.join(' ') ?? '';
  const [from = '', to = ''] = settled.match(/\d{4}-\d\d-\d\d \d\d:\d\d/gu) ?? [];
  expect(Date.parse(to) - Date.parse(from)).toBe(5 * 60_000);
}, 90_000);

test.each([
  [{ divtypeinfo: 'CT1' }, ['Dividends'], ['1', '0']],
  [{ contractmrdailysalinfotype: 'CT1' }, ['Daily wages'], ['0', '1']],
  [{ contracthoursalreq: 'CT1' }, ['Hourly salary'], ['0', '0']],
  [{ realtimesalreqtype: 'CT1' }, ['Real-time salary'], ['0', '0']],
  [{}, [], ['0', '0']],
])(
  'with only the contract indicators %j, the menu has the pages %j [agent.menu.gates] [agent.gates.source] [roles.agent.gates]',
  async (marks, pages, mirrored) => {
    const site = await openSite(sandbox, { path: '/promotions?agent=agentHourSalary' });
    const none = Object.fromEntries(MARKS.map((name) => [name, null]));
    site.fail(consolidated.path, { value: { mainBalance: 1, gameBalance: 0, sumBalance: 1, ...none, ...marks } });
    await logIn(site, 'agent01');
    const page = { site, centre: within(await screen.findByRole('dialog', { name: 'Agent' })) };
    await waitFor(() =>
      expect([sessionStorage.getItem('enableContract'), sessionStorage.getItem('enableSalary')]).toEqual(mirrored),
    );
    await waitFor(() => expect(gatedOf(page)).toEqual(pages));
  },
  60_000,
);
