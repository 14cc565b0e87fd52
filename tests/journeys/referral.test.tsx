import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OutputOf } from '#schemas/call.ts';
import { deposit, depositMethods } from '#schemas/calls/cashier.ts';
import { referral } from '#schemas/calls/referral.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openSite, type OpenSite } from './open-site.tsx';
import { payOrder } from './pay-order.ts';
import { fillByName, logIn, memberName, pressRegister, type Part } from './steps.ts';
import '#src/app/site-centre.tsx';
import '#src/features/auth/register/register-modal.tsx';
import '#src/features/centre/centre-modal.tsx';
import '#src/features/messages/messages-panel.tsx';
import '#src/features/referral/referral-panel.tsx';

const SITE = 'http://perya.localhost';
let sandbox: JourneySandbox;

beforeAll(async () => {
  sandbox = await openJourneySandbox();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const openPage = async (
  account: string,
  page = 'referral',
): Promise<{ readonly site: OpenSite; readonly centre: Part }> => {
  const site = await openSite(sandbox, { path: `/promotions?member=${page}` });
  await logIn(site, account);
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  return { site, centre };
};

const friendsOf = async (centre: Part): Promise<readonly Part[]> =>
  within(await centre.findByRole('list', { name: 'Your friends' }))
    .getAllByRole('listitem')
    .map((row) => within(row));
const figure = (centre: Part, label: string): string => {
  const summary = within(centre.getByRole('region', { name: 'Results of your invitations' }));
  const at = summary.getAllByRole('term').findIndex(({ textContent }) => textContent === label);
  return summary.getAllByRole('definition')[at]?.textContent ?? '';
};

/** Sends a call as the site's logged-in member. */
const call = async <V,>({ cookies }: OpenSite, path: string, body?: object): Promise<V> => {
  const said = await sandbox.send({
    do: 'fetch',
    url: `${SITE}${path}`,
    method: body === undefined ? 'GET' : 'POST',
    headers: [
      ['Merchant', 'perya'],
      ['Session-Mode', 'cookie'],
      ['Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')],
      ['Content-Type', 'application/json'],
      ['Idempotency-Key', crypto.randomUUID()],
    ],
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value, ...failure } = JSON.parse(said.body ?? '{}') as { readonly value?: V };
  if (value === undefined) throw new Error(`${path}: ${JSON.stringify(failure)}`);
  return value;
};

/** Pays a deposit of the third suggested amount, the minimum that counts. */
const payDeposit = async (site: OpenSite): Promise<void> => {
  const { list } = await call<OutputOf<typeof depositMethods>>(site, depositMethods.path);
  const [method] = list;
  const { orderId } = await call<DepositOrder>(site, deposit.path, {
    methodId: method?.methodId,
    amount: method?.quickAmounts[2],
  });
  await payOrder(sandbox, orderId);
};

test('a friend who follows the copied link, registers and deposits earns the inviter a reward and a message [member.referral.page] [referral.page] [referral.query] [referral.content] [referral.calls] [register.referral.query]', async () => {
  const inviter = await openPage('agent02');
  expect(await inviter.centre.findByText('Nobody has used your code yet')).toBeInTheDocument();
  await inviter.site.user.click(inviter.centre.getByRole('button', { name: 'Copy the link' }));
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  const link = new URL(await navigator.clipboard.readText());
  expect([link.origin, link.pathname + link.search]).toEqual([location.origin, '/register?referralCode=AGENT02']);
  expect(inviter.centre.getByRole('img', { name: 'QR code of your link' })).toBeInTheDocument();

  const friend = await openSite(sandbox, { path: link.pathname + link.search });
  const dialog = within(await screen.findByRole('dialog', { name: 'Register' }));
  await dialog.findByRole('textbox', { name: /Username/ });
  await fillByName(friend, dialog, sandbox, 'invited2026', '9171239001');
  await pressRegister(friend, dialog);
  await waitFor(() => expect(memberName(friend)).toBe('invited2026'));

  const registered = await openPage('agent02');
  const [first] = await friendsOf(registered.centre);
  expect(first?.getByText('in***6')).toBeInTheDocument();
  expect(first?.getByText('Registered')).toBeInTheDocument();
  await payDeposit(friend);

  const { centre } = await openPage('agent02');
  const [rewarded] = await friendsOf(centre);
  expect(rewarded?.getByText('Reward to claim')).toBeInTheDocument();
  expect(rewarded?.getByRole('link', { name: 'To the reward centre' })).toHaveAttribute(
    'href',
    '/promotions?member=rewardCenter',
  );
  expect(['Friends registered', 'Friends who deposited'].map((label) => figure(centre, label))).toEqual(['1', '1']);
  expect(figure(centre, 'To be claimed')).toMatch(/^P\s100\.00$/);
  expect(figure(centre, 'Earned')).toMatch(/^P\s0\.00$/);

  const messages = await openPage('agent02', 'messageV2');
  expect(await messages.centre.findByText('A friend whom you invited has deposited')).toBeInTheDocument();
});

test('the page explains what a friend must do and by when, how much the member gets for it, and what a withdrawal requires [referral.content]', async () => {
  const { centre } = await openPage('player01');
  const rules = (await centre.findByRole('heading', { name: 'How it works' })).parentElement;
  expect(rules).toHaveTextContent(/single deposit of P\s500\.00 or more within 30 days of registering/);
  expect(rules).toHaveTextContent(/You get P\s100\.00, once for each friend.*within 30 days/);
  expect(rules).toHaveTextContent(/wagered 3 times: P\s300\.00/);
});

test("a claimed reward's order number links to its record; all friends can be reached page by page", async () => {
  const { site, centre } = await openPage('player01');
  const states = async () => (await friendsOf(centre)).map((row) => row.queryByText(/Reward claimed/) !== null);
  const isClaimedHere = (await states()).includes(true);
  if (!isClaimedHere) await site.user.click(centre.getByRole('button', { name: 'Next page' }));
  const [record] = await centre.findAllByRole('link', { name: /^Bonus RW\d{6}[0-9A-F]{10}$/ });
  const number = /RW\d{6}[0-9A-F]{10}/.exec(record?.textContent ?? '')?.[0] ?? '';
  expect(record).toHaveAttribute('href', `/promotions?member=bonusDetails&record=${number}`);
  if (isClaimedHere) await site.user.click(centre.getByRole('button', { name: 'Next page' }));
  await waitFor(async () => expect(await friendsOf(centre)).toHaveLength(2));
});

test('if the device supports sharing, the link can be shared; a cancelled share shows no message', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('called off', 'AbortError')));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { site, centre } = await openPage('player01');
  await site.user.click(await centre.findByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({
    text: expect.stringContaining('Join me at'),
    url: `${location.origin}/register?referralCode=PLAYER01`,
  });
  expect(screen.queryByText('Copied')).toBeNull();
});

test('invitations that failed to load can be reloaded', async () => {
  const site = await openSite(sandbox, { path: '/promotions?member=referral' });
  site.fail(referral.path, 'offline');
  await logIn(site, 'vip01');
  const centre = within(await screen.findByRole('dialog', { name: 'Member centre' }));
  await centre.findByText('Your invitations did not load.');
  site.fail(referral.path, null);
  await site.user.click(centre.getByRole('button', { name: 'Try again' }));
  expect(await centre.findByText('VIP01')).toBeInTheDocument();
});
