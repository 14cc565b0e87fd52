import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { balance } from '#schemas/calls/account.ts';
import { deposit } from '#schemas/calls/cashier.ts';
import { claimMission, leaderboard, summary } from '#schemas/calls/missions.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { askSandbox } from './ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { payOrder } from './pay-order.ts';
import { playSlot } from './play-slot.ts';
import { amountIn } from './record-steps.ts';
import { logIn, success, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/missions/missions-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

interface Page {
  readonly site: OpenSite;
  readonly centre: Part;
}

/** Opens the missions by URL, as a member who has to log in first. */
const openMissions = async (account = 'player01', options: SiteOptions = {}): Promise<Page> => {
  const site = await openSite(sandbox, { path: '/promotions?member=missionLeaderboard', ...options });
  if (options.after === undefined) await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByRole('region', { name: 'Today' });
  return { site, centre };
};

/** Makes a paid deposit, which completes the daily deposit mission. */
const payIn = async (site: OpenSite): Promise<void> => {
  const { orderId } = await askSandbox<DepositOrder>(sandbox, site, deposit.path, { methodId: 'bank', amount: 200 });
  await payOrder(sandbox, orderId);
};

const mainWallet = async (site: OpenSite): Promise<number> =>
  (await askSandbox<OutputOf<typeof balance>>(sandbox, site, balance.path)).wallets.find(
    ({ accountTypeId }) => accountTypeId === 0,
  )?.balance ?? 0;

const DEPOSIT = 'Top of the day';
const card = (centre: Part, name: string): Part => {
  const found = centre.getByRole('heading', { name }).closest('li');
  if (found === null) throw new Error(`there is no mission ${name}`);
  return within(found);
};
const claimsOf = ({ sent }: OpenSite): number => sent.filter((call) => call === `POST ${claimMission.path}`).length;
const press = async ({ site, centre }: Page, name: string): Promise<void> =>
  site.user.click(await centre.findByRole('button', { name: `Claim ${name}` }));

/** Returns the label of the page in the menu, with its badge. */
const entryOf = (centre: Part): string | null =>
  within(centre.getByRole('navigation', { name: 'Pages of the centre' })).getByRole('link', {
    name: /Mission activity/,
    hidden: true,
  }).textContent;
const withBadge = (count: number): string =>
  count === 0 ? 'Mission activity' : `Mission activity${count}${count} new`;

test('missions are listed by period with criterion, progress, remainder, reward and deadline [missions.page] [member.mission.page] [missions.labels] [missions.calls]', async () => {
  const { site, centre } = await openMissions();
  const { list } = await askSandbox<OutputOf<typeof summary>>(sandbox, site, summary.path);
  expect(site.sent).toContain(`GET ${summary.path}`);
  for (const [period, name] of [
    ['DAY', 'Today'],
    ['WEEK', 'This week'],
    ['ONCE', 'One time'],
  ] as const) {
    const region = within(centre.getByRole('region', { name }));
    const names = list.filter((mission) => mission.period === period).map((mission) => mission.name);
    expect(region.getAllByRole('heading', { level: 5 }).map(({ textContent }) => textContent)).toEqual(names);
    if (period !== 'ONCE') expect(region.getByRole('timer')).toHaveTextContent(/left/);
  }
  const play = card(centre, 'Long week');
  expect(play.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    expect.stringMatching(/^P\s[\d,.]+ of P\s20,000/u),
  );
  expect(play.getByText(/of valid bets to go$/)).toBeInTheDocument();
  expect(play.getByText(/^P\s300/u)).toBeInTheDocument();
  expect(play.getByText(/Once claimed, P\s900\S* has to be wagered before a withdrawal/u)).toBeInTheDocument();
  expect(card(centre, 'Season opener').getByText('Closed')).toBeInTheDocument();
  expect(centre.getByText(/Days end at midnight.*GMT\+8/)).toBeInTheDocument();
});

test('one click claims a completed mission: the amount is in the wallet, its record is one click away, and the badge goes down by one [missions.claim] [missions.badge] [member.menu.badges]', async () => {
  const { site } = await openMissions();
  await payIn(site);
  const again = await openMissions('player01', { after: site });
  await again.centre.findByRole('button', { name: `Claim ${DEPOSIT}` });
  const { count } = await askSandbox<OutputOf<typeof summary>>(sandbox, again.site, summary.path);
  expect(count).toBeGreaterThan(0);
  await waitFor(() => expect(entryOf(again.centre)).toBe(withBadge(count)));
  const before = await mainWallet(again.site);
  await press(again, DEPOSIT);
  const link = await card(again.centre, DEPOSIT).findByRole('link', { name: /^Record MS\d{6}[0-9A-F]{10}$/ });
  expect((await success('The bonus is in your main wallet')).amount).toBe('P 10.00');
  expect(await mainWallet(again.site)).toBeCloseTo(before + 10, 2);
  expect(again.site.sent.filter((call) => call === `GET ${balance.path}`).length).toBeGreaterThan(1);
  await card(again.centre, DEPOSIT).findByText('Claimed');
  await waitFor(() => expect(entryOf(again.centre)).toBe(withBadge(count - 1)));
  const number = link.textContent?.replace('Record ', '') ?? '';
  await again.site.user.click(link);
  await waitFor(() => expect(again.site.path()).toContain(`member=bonusDetails&record=${number}`));
});

test('after a lost response, the page queries and shows the outcome of the claim, which is paid only once [missions.claim]', async () => {
  const first = await openMissions('vip01');
  await payIn(first.site);
  const page = await openMissions('vip01', { after: first.site });
  const before = await mainWallet(page.site);
  page.site.fail(claimMission.path, { status: 500 });
  await press(page, DEPOSIT);
  await card(page.centre, DEPOSIT).findByRole('link', { name: /^Record MS\d{6}[0-9A-F]{10}$/ });
  expect(claimsOf(page.site)).toBe(1);
  expect(await mainWallet(page.site)).toBeCloseTo(before + 10, 2);
});

test('a failed claim shows a message and can be repeated; if the connection was lost, a reload first checks whether it was paid [missions.claim]', async () => {
  const first = await openMissions('agent01');
  await payIn(first.site);
  const page = await openMissions('agent01', { after: first.site });
  page.site.fail(claimMission.path, { status: 500, untouched: true });
  await press(page, DEPOSIT);
  await card(page.centre, DEPOSIT).findByText(/This was not carried out/);
  page.site.fail(claimMission.path, { status: 500 });
  page.site.fail('*', 'offline');
  await press(page, DEPOSIT);
  await card(page.centre, DEPOSIT).findByText(/We cannot reach the platform/);
  const again = await openMissions('agent01', { after: page.site });
  await card(again.centre, DEPOSIT).findByRole('link', { name: /^Record MS\d{6}[0-9A-F]{10}$/ });
  expect(claimsOf(again.site)).toBe(0);
});

test('if another tab has already claimed a mission, the page shows a message and marks the mission as claimed [missions.claim]', async () => {
  const first = await openMissions('agent02');
  await payIn(first.site);
  const page = await openMissions('agent02', { after: first.site });
  const button = await page.centre.findByRole('button', { name: `Claim ${DEPOSIT}` });
  const { list } = await askSandbox<OutputOf<typeof summary>>(sandbox, page.site, summary.path);
  const id = list.find(({ name }) => name === DEPOSIT)?.id;
  // Claiming for a period other than the current one is a different claim.
  const late = askSandbox(sandbox, page.site, claimMission.path, { id, endTime: 0 });
  await expect(late).rejects.toThrow('claim_closed');
  await askSandbox(sandbox, page.site, claimMission.path, { id });
  await page.site.user.click(button);
  expect(await card(page.centre, DEPOSIT).findByRole('alert')).toHaveTextContent('This has been claimed already.');
  await card(page.centre, DEPOSIT).findByText('Claimed');
});

test('if there is nothing to claim, there is no badge [member.menu.badges]', async () => {
  const page = await openMissions('agent02');
  const { site, centre } = page;
  const { list } = await askSandbox<OutputOf<typeof summary>>(sandbox, site, summary.path);
  for (const { name, status } of list) {
    if (status !== 'CLAIM') continue;
    // oxlint-disable-next-line no-await-in-loop -- one claim after the other, as a player makes them
    await press(page, name);
    // oxlint-disable-next-line no-await-in-loop -- one claim after the other, as a player makes them
    await card(centre, name).findByText('Claimed');
  }
  await waitFor(() => expect(entryOf(centre)).toBe(withBadge(0)));
});

test("the weekly leaderboard has ranks, masked players, scores and prizes, and highlights the member's own row [missions.labels] [missions.fields]", async () => {
  const { site, centre } = await openMissions();
  await playSlot(sandbox, site);
  await site.user.click(centre.getByRole('tab', { name: 'Leaderboard' }));
  const { list, me } = await askSandbox<OutputOf<typeof leaderboard>>(sandbox, site, leaderboard.path);
  expect(list.length).toBeGreaterThan(0);
  const table = within(await centre.findByRole('table', { name: 'This week by valid bets' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Rank',
    'Player',
    'Valid bets',
    'Prize',
  ]);
  const [, ...rows] = table.getAllByRole('row');
  const isBelow = (me.rank ?? Infinity) > list.length;
  expect(rows).toHaveLength(list.length + Number(isBelow));
  // The player's name is the header cell of the row, so it is not among these cells.
  const [rank, score, prize] = within(rows[0] ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent ?? '');
  expect([rank, amountIn(score ?? '') / 100, amountIn(prize ?? '') / 100]).toEqual([
    '1',
    list[0]?.score,
    list[0]?.prize,
  ]);
  expect(within(rows[0] ?? document.body).getByRole('rowheader')).toHaveTextContent(list[0]?.player ?? 'nobody');
  expect(table.getByText('You').closest('tr')).toHaveTextContent(new RegExp(`^${me.rank}pl\\*\\*\\*1`));
});
