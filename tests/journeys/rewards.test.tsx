import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { balance } from '#schemas/calls/account.ts';
import { claimReward, rewards } from '#schemas/calls/rewards.ts';
import { askSandbox } from './ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite, type SiteOptions } from './open-site.tsx';
import { logIn, success, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/missions/missions-panel.tsx';
import '#src/features/rewards/rewards-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

interface Page {
  readonly site: OpenSite;
  readonly centre: Part;
}

/** Opens the reward centre by its URL, as a member who has to log in first. */
const openRewards = async (account = 'player01', options: SiteOptions = {}): Promise<Page> => {
  const site = await openSite(sandbox, { path: '/promotions?member=rewardCenter', ...options });
  if (options.after === undefined) await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByRole('list', { name: 'Your rewards' });
  return { site, centre };
};

const all = (site: OpenSite): Promise<OutputOf<typeof rewards>> =>
  askSandbox(sandbox, site, `${rewards.path}?pageNo=1&pageSize=50`);
const mainWallet = async (site: OpenSite): Promise<number> =>
  (await askSandbox<OutputOf<typeof balance>>(sandbox, site, balance.path)).wallets.find(
    ({ accountTypeId }) => accountTypeId === 0,
  )?.balance ?? 0;

const GIFT = 'Weekend gift';
const card = (centre: Part, name: string): Part => {
  const found = centre.getAllByRole('heading', { name })[0]?.closest('li');
  if (found === null) throw new Error(`there is no reward ${name}`);
  return within(found);
};
const press = async ({ site, centre }: Page, name: string): Promise<void> =>
  site.user.click(await centre.findByRole('button', { name: `Claim ${name}` }));
const badge = (centre: Part): string | null =>
  within(centre.getByRole('navigation', { name: 'Pages of the centre' })).getByRole('link', {
    name: /Reward centre/,
    hidden: true,
  }).textContent;

test('the reward centre lists rewards with reason, amount, state and end, newest first [rewards.page] [member.reward.page] [rewards.calls]', async () => {
  const { site, centre } = await openRewards();
  const { list } = await all(site);
  const shown = within(centre.getByRole('list', { name: 'Your rewards' }));
  expect(shown.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(list.map(({ name }) => name));
  expect(card(centre, GIFT).getByText('Ready')).toBeInTheDocument();
  expect(card(centre, GIFT).getByText(/^P\s88/u)).toBeInTheDocument();
  expect(card(centre, GIFT).getByRole('timer')).toHaveTextContent(/days left/);
  expect(card(centre, 'Raffle of the month').getByText('Expired')).toBeInTheDocument();
  expect(card(centre, 'Raffle of the month').queryByRole('button')).toBeNull();
});

test('one click claims a reward: the amount is in the wallet, the record is linked, and the badge goes down to zero [rewards.calls] [rewards.badge] [member.menu.badges]', async () => {
  const page = await openRewards();
  const { site, centre } = page;
  const { count, list } = await all(site);
  const open = list.filter(({ status }) => status === 'CLAIM');
  expect(count).toBe(open.length);
  await waitFor(() => expect(badge(centre)).toBe(`Reward centre${count}${count} new`));
  const before = await mainWallet(site);
  await press(page, GIFT);
  const link = await card(centre, GIFT).findByRole('link', { name: /^Record RW\d{6}[0-9A-F]{10}$/ });
  const paidOut = await success('The bonus is in your main wallet');
  expect(paidOut.amount).toBe('P 88.00');
  const wagered = open.find(({ name }) => name === GIFT)?.requiredTurnover ?? 0;
  expect(wagered).toBeGreaterThan(0);
  expect(paidOut.facts).toEqual({ 'To be wagered before a withdrawal': `P ${wagered.toFixed(2)}` });
  expect(paidOut.card.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/index');
  expect(link).toHaveAttribute('href', expect.stringMatching(/member=bonusDetails&record=RW\d{6}[0-9A-F]{10}$/));
  await waitFor(() => expect(badge(centre)).toBe(`Reward centre${count - 1}${count - 1} new`));
  for (const { name } of open.filter((reward) => reward.name !== GIFT)) {
    // oxlint-disable-next-line no-await-in-loop -- one claim after the other, as a player makes them
    await press(page, name);
    // oxlint-disable-next-line no-await-in-loop -- one claim after the other, as a player makes them
    await card(centre, name).findByText('Claimed');
  }
  await waitFor(() => expect(badge(centre)).toBe('Reward centre'));
  const paid = open.reduce((sum, { amount }) => sum + amount, 0);
  expect(await mainWallet(site)).toBeCloseTo(before + paid, 2);
  expect(site.sent.filter((call) => call === `GET ${balance.path}`).length).toBeGreaterThan(1);
});

test('after a lost response, the page queries the outcome of the claim, which is paid only once; if another tab was faster, a message appears [rewards.calls]', async () => {
  const page = await openRewards('vip01');
  const { site, centre } = page;
  const before = await mainWallet(site);
  site.fail(claimReward.path, { status: 502 });
  await press(page, GIFT);
  await card(centre, GIFT).findByRole('link', { name: /^Record RW\d{6}[0-9A-F]{10}$/ });
  expect(site.sent.filter((call) => call === `POST ${claimReward.path}`)).toHaveLength(1);
  expect(await mainWallet(site)).toBeCloseTo(before + 88, 2);
  site.fail(claimReward.path, null);
  const other = (await all(site)).list.find(({ status }) => status === 'CLAIM');
  await askSandbox(sandbox, site, claimReward.path, { id: other?.id });
  await press(page, other?.name ?? '');
  expect(await card(centre, other?.name ?? '').findByRole('alert')).toHaveTextContent('This has been claimed already.');
  await card(centre, other?.name ?? '').findByText('Claimed');
});

test('without any rewards, the page explains how to earn one, and links to the missions [rewards.page]', async () => {
  const site = await openSite(sandbox, { path: '/promotions?member=rewardCenter' });
  site.fail(rewards.path, { value: { count: 0, list: [], totalPages: 0 } });
  await logIn(site, 'agent02');
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByText('No rewards yet');
  await site.user.click(centre.getByRole('link', { name: 'See the missions' }));
  await centre.findByRole('region', { name: 'Today' });
  expect(site.path()).toContain('member=missionLeaderboard');
});
