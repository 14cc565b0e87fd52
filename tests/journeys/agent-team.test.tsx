import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { downlines, terms, transferDownline } from '#schemas/calls/agent.ts';
import { transactionRecords } from '#schemas/calls/member.ts';
import { openAgentPage, stubWindow, type OpenCentre } from './agent-centre.tsx';
import { askSandbox } from './ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { tableOf } from './record-steps.ts';
import { plainText, put, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/agent/downline-transfer.tsx';
import '#src/features/agent/team-panel.tsx';
import '#src/features/agent/team-movements.tsx';
import '#src/features/cashier/upline-panel.tsx';

const TEAM = 'downlineManagmentView';
const DAY_MS = 86_400_000;

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
beforeEach(() => stubWindow(false));
afterEach(() => {
  vi.unstubAllGlobals();
});

const factsOf = (centre: Part): Readonly<Record<string, string>> =>
  Object.fromEntries(
    centre
      .getAllByRole('term')
      .map((term: HTMLElement) => [plainText(term), plainText(term.parentElement?.querySelector('dd'))]),
  );

interface Listed {
  readonly member: { readonly account: string };
  readonly balance: number;
}

const balanceOf = async (site: OpenSite, account: string): Promise<number> => {
  const { list } = await askSandbox<{ list: readonly Listed[] }>(
    sandbox,
    site,
    `${downlines.path}?search=${account}&pageNo=1&pageSize=100`,
  );
  return list.find(({ member }) => member.account === account)?.balance ?? NaN;
};

const moneyOf = (amount: number): string => String.raw`P\s` + amount.toLocaleString('en', { minimumFractionDigits: 2 });

test('on a phone, the team is a table of one level, which links to each member, to the level below, and back; a search finds members of every level [agent.team.page] [agent.team.columns] [calls.agent.reports]', async () => {
  const { site, centre } = await openAgentPage(sandbox, TEAM);
  const table = await tableOf(centre, 'Your team');
  expect(table.getAllByRole('columnheader').map(({ textContent }: HTMLElement) => textContent)).toEqual([
    'MemberType and level',
    'TeamContracts',
    'Balance',
    'Last loginRebate of valid bets',
    'RegisteredDirectly under',
    'Details',
  ]);
  await site.user.click(table.getByRole('button', { name: 'Details of agent02' }));
  expect(factsOf(centre)).toMatchObject({
    Member: 'agent02',
    'Type and level': 'Agent, level 1',
    Team: expect.stringMatching(/^\d+ below$/u) as string,
    Contracts: expect.stringContaining('Daily wages') as string,
    Balance: expect.stringMatching(new RegExp(`^${moneyOf(await balanceOf(site, 'agent02'))}$`, 'u')) as string,
    'Last login': expect.stringMatching(/^\d{4}-\d\d-\d\d /u) as string,
    Registered: expect.stringMatching(/^\d{4}-\d\d-\d\d /u) as string,
  });
  await site.user.click(centre.getByRole('link', { name: 'Those below agent02' }));
  const below = await tableOf(centre, 'agent02');
  expect(below.getByText('player01')).toBeInTheDocument();
  const path = within(centre.getByRole('navigation', { name: 'Levels above' }));
  expect(path.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Your team', 'agent02']);
  await site.user.click(path.getByRole('link', { name: 'Your team' }));
  await tableOf(centre, 'Your team');

  await put(site, centre.getByRole('searchbox', { name: 'Find a member by account' }), 'PLAYER0');
  const found = await tableOf(centre, 'Members found');
  await site.user.click(found.getByRole('button', { name: 'Details of player01' }));
  await site.user.click(centre.getByRole('link', { name: 'Open player01' }));
  await centre.findByRole('heading', { name: 'player01' });
  await waitFor(() => expect(factsOf(centre)).toMatchObject({ 'Directly under': 'agent02' }));
  expect(centre.getByText(/^Only agent02, who is directly above, can send money here/)).toBeInTheDocument();
  await site.user.click(centre.getByRole('link', { name: 'Back to the team' }));
  await waitFor(() => expect(found.getByRole('button', { name: 'Details of player01' })).toHaveFocus());
});

test('in a wide window, the team is a tree whose branches load when they are opened [agent.team.page]', async () => {
  stubWindow(true);
  const { site, centre } = await openAgentPage(sandbox, TEAM);
  const tree = within(await centre.findByRole('tree', { name: 'Your team, level by level' }));
  const agent = await tree.findByRole('treeitem', {
    name: new RegExp(
      String.raw`^agent02 Agent, level 1 · \d+ below · Contracts: [^·]*Daily wages[^·]* ` +
        moneyOf(await balanceOf(site, 'agent02')) +
        ' Last login',
    ),
  });
  expect(tree.queryByRole('treeitem', { name: /^player01/ })).toBeNull();
  agent.focus();
  await site.user.keyboard('{ArrowRight}');
  const player = await tree.findByRole('treeitem', { name: /^player01 Player, level 2/ });
  expect([player.getAttribute('aria-level'), agent.getAttribute('aria-expanded')]).toEqual(['2', 'true']);
  expect(agent).toContainElement(player);
  await site.user.keyboard('{ArrowLeft}');
  expect(tree.queryByRole('treeitem', { name: /^player01/ })).toBeNull();
  await site.user.keyboard('{Enter}');
  await centre.findByRole('heading', { name: 'agent02' });
  expect(site.path()).toBe(`/promotions?agent=${TEAM}&account=agent02`);
});

const fillTransfer = async ({ site, centre }: OpenCentre, amount: string, password: string): Promise<void> => {
  await put(site, await centre.findByRole('textbox', { name: /^Amount/ }), amount);
  await put(site, centre.getByLabelText(/^Payment password/), password);
  await site.user.click(centre.getByRole('button', { name: 'Send' }));
};

test('an agent sends money to a direct downline with the payment password, only once even if the response is lost; both see the transfer [agent.team.transfer] [agent.transfer.rules] [roles.agent.relations] [calls.agent.transfer]', async () => {
  const opened = await openAgentPage(sandbox, `${TEAM}&account=agent02`);
  const { site, centre } = opened;
  const before = await balanceOf(site, 'agent02');
  const { transfer } = await askSandbox<{ transfer: { max: number } }>(sandbox, site, terms.path);
  await fillTransfer(opened, String(transfer.max + 1), '246810');
  expect(await centre.findByRole('textbox', { name: /^Amount/ })).toBeInvalid();
  expect(site.bodies(transferDownline.path)).toHaveLength(0);
  await fillTransfer(opened, '250', '111111');
  await waitFor(() =>
    expect(centre.getByLabelText(/^Payment password/)).toHaveAccessibleDescription(
      'The payment password is not right. 4 tries are left.',
    ),
  );
  // The message appears only at its field.
  expect(centre.queryByText('Please check these fields')).toBeNull();
  site.fail(transferDownline.path, { status: 500 });
  await fillTransfer(opened, '250', '246810');
  await centre.findByText('Checking what happened');
  site.fail(transferDownline.path, null);
  const again = centre.queryByRole('button', { name: 'Check now' });
  if (again !== null) await site.user.click(again);
  await centre.findByText('The money was sent');
  expect(await balanceOf(site, 'agent02')).toBe(before + 250);

  const range = `from=${Date.now() - DAY_MS}&to=${Date.now() + DAY_MS}&pageNo=1&pageSize=10`;
  const newestOf = async (who: OpenSite) => {
    const path = `${transactionRecords.path}?${range}`;
    const { list } = await askSandbox<{ list: readonly { type: string; amount: number }[] }>(sandbox, who, path);
    return list[0];
  };
  expect(await newestOf(site)).toMatchObject({ type: 'DOWNLINE_OUT', amount: -250 });
  const own = await openAgentPage(sandbox, 'agentDownlineTransactionDetailsCopy', { account: 'agent02' });
  expect(await newestOf(own.site)).toMatchObject({ type: 'UPLINE_IN', amount: 250 });
  // The downline sends money back to the upline from the member centre.
  const back = await openSite(sandbox, { path: '/promotions?member=transferUpline', after: own.site });
  const member = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await fillTransfer({ site: back, centre: member }, '250', '246810');
  await member.findByText('The money was sent');
  expect(await balanceOf(site, 'agent02')).toBe(before);
});

test('for an account outside the team, a message says so, and there is no form to send money [agent.transfer.rules]', async () => {
  const { centre } = await openAgentPage(sandbox, `${TEAM}&account=agent01`, { account: 'agent02' });
  await centre.findByText('agent01 is not in your team');
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});
