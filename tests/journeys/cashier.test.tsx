import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { walletTransfer } from '#schemas/calls/account.ts';
import { deposit, transferUpline, withdraw } from '#schemas/calls/cashier.ts';
import { openJourneySandbox, type JourneySandbox } from './journey-sandbox.ts';
import { openMemberPage, type MemberPage } from './member-page.ts';
import type { SiteOptions } from './open-site.tsx';
import { payOrder } from './pay-order.ts';
import { plainText, put, success, type Part } from './steps.ts';
import '#src/features/cashier/deposit-panel.tsx';
import '#src/features/cashier/upline-panel.tsx';
import '#src/features/cashier/wallets-panel.tsx';
import '#src/features/cashier/withdrawal-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const PAYMENT_PASSWORD = '246810';

const openPage = (page: string, account = 'player01', options: SiteOptions = {}): Promise<MemberPage> =>
  openMemberPage(sandbox, page, { account, ...options });

/** Returns the amount on a card of the page, as a number. */
const amountOf = async (centre: Part, card: string): Promise<number> => {
  const region = within(await centre.findByRole('region', { name: card }));
  const [text = ''] = /[\d,.]+/.exec(region.getByText(/^P/).textContent ?? '') ?? [];
  return Number(text.replaceAll(',', ''));
};

const move = async ({ site, centre }: MemberPage, amount: string): Promise<void> => {
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), amount);
  await site.user.click(centre.getByRole('button', { name: 'Move money' }));
};

test('the wallets show their balances and the total; a transfer between two wallets updates both balances [member.transferfund.wallets] [member.transferfund.transfer] [member.transferfund.rules] [calls.account.wallet-transfer-body]', async () => {
  const page = await openPage('transferFund');
  const { site, centre } = page;
  const before = await amountOf(centre, 'All my money');
  const wallets = within(centre.getByRole('region', { name: 'Wallets' }));
  expect(wallets.getByText('Main wallet')).toBeInTheDocument();
  await move(page, '100');
  const { card, amount, facts } = await success('The money was moved');
  expect(amount).toBe('P 100.00');
  expect(facts).toEqual({ From: 'Main wallet', To: expect.any(String) });
  expect(card.getByRole('link', { name: 'Play now' })).toHaveAttribute('href', '/index');
  expect(site.bodies(walletTransfer.path).map((body): unknown => JSON.parse(body))).toEqual([
    { fromAccountTypeId: 0, toAccountTypeId: expect.any(Number), amount: 100 },
  ]);
  await site.user.click(centre.getByRole('button', { name: 'Another transfer' }));
  expect(await amountOf(centre, 'All my money')).toBe(before);
});

test('one click moves everything back to the main wallet [member.transferfund.rules]', async () => {
  const { site, centre } = await openPage('transferFund', 'vip01');
  const sum = await amountOf(centre, 'All my money');
  await site.user.click(await centre.findByRole('button', { name: 'All back to main' }));
  await screen.findByText(/^P\s[\d,.]+ was moved to the main wallet$/);
  await waitFor(() => expect(centre.queryByRole('button', { name: 'All back to main' })).toBeNull());
  const [, main = ''] =
    /Main wallet\D*([\d,.]+)/.exec(centre.getByRole('region', { name: 'Wallets' }).textContent ?? '') ?? [];
  expect(Number(main.replaceAll(',', ''))).toBe(sum);
});

test('an amount above the wallet is refused before anything is sent [member.transferfund.rules]', async () => {
  const page = await openPage('transferFund', 'agent02');
  await move(page, '9999999');
  expect((await page.centre.findAllByText(/Enter an amount from/)).length).toBeGreaterThan(0);
  expect(page.site.sent).not.toContain(`POST ${walletTransfer.path}`);
});

test('after a lost response, the page queries and shows the outcome, and the payment is made only once', async () => {
  const page = await openPage('transferFund');
  const { site, centre } = page;
  site.fail(walletTransfer.path, { status: 500 });
  await move(page, '50');
  await centre.findByText('The money was moved');
  expect(site.sent.filter((call) => call === `POST ${walletTransfer.path}`)).toHaveLength(1);
});

test('an operation that was not carried out shows a message, and can be confirmed again', async () => {
  const page = await openPage('transferFund');
  const { site, centre } = page;
  site.fail(walletTransfer.path, { status: 500, untouched: true });
  await move(page, '60');
  await centre.findByText(/This was not carried out/);
  site.fail(walletTransfer.path, null);
  await site.user.click(centre.getByRole('button', { name: 'Move money' }));
  await centre.findByText('The money was moved');
});

test('without a connection, the page keeps querying the outcome; after a reload it queries first, and it never resends the operation', async () => {
  const page = await openPage('transferFund');
  await page.centre.findByRole('textbox', { name: /Amount/ });
  page.site.fail(walletTransfer.path, { status: 500 });
  page.site.fail('*', 'offline');
  await move(page, '70');
  await page.centre.findByText(/We cannot reach the platform/);
  const again = await openPage('transferFund', 'player01', { after: page.site });
  await again.centre.findByText('The money was moved');
  expect(again.site.sent).not.toContain(`POST ${walletTransfer.path}`);
});

test('a deposit becomes an order that shows where to pay; once paid, the page shows the money and the turnover required before a withdrawal [member.deposit.page] [member.deposit.flow] [member.withdraw.turnover]', async () => {
  const { site, centre } = await openPage('depositv2', 'agent02');
  await site.user.click(await centre.findByRole('radio', { name: /Sandbox Bank/ }));
  await site.user.click(centre.getByRole('radio', { name: /Reload bonus/ }));
  await site.user.click(await centre.findByRole('button', { name: 'P 1,000' }));
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  await centre.findByText('0011 2233 4455');
  expect(centre.getByText('P 9,600.00')).toBeInTheDocument();
  const [orderNo = ''] = /D\d{6}[0-9A-F]{10}/.exec(centre.getByText(/^D\d{6}[0-9A-F]{10}$/).textContent ?? '') ?? [];
  await payOrder(sandbox, orderNo);
  const { card, amount, facts } = await success('The money is in your main wallet');
  expect(amount).toBe('P 1,200.00');
  expect(facts).toEqual({
    'Your own money': 'P 1,000.00',
    Bonus: 'P 200.00',
    'To be wagered before a withdrawal': 'P 9,600.00',
    Order: orderNo,
  });
  const record = card.getByRole('link', { name: 'See the record' });
  expect(record.getAttribute('href')).toMatch(`?member=transactionHistory&record=${orderNo}`);
  expect(card.getByRole('button', { name: 'Another deposit' })).toBeInTheDocument();
  await site.user.click(card.getByRole('link', { name: 'Play now' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Member centre' })).toBeNull());
  expect(site.path()).toBe('/index');
  const { centre: withdrawal } = await openPage('withdraw', 'agent02', { after: site });
  const deposit = /^P\s8,000\.00 still to be wagered before a withdrawal$/;
  expect(await withdrawal.findByRole('progressbar', { name: deposit })).toBeInTheDocument();
  const bonus = /^P\s200\.00 cannot be withdrawn yet/;
  expect(withdrawal.getByRole('progressbar', { name: bonus })).toBeInTheDocument();
  expect(
    withdrawal.getByText(/until you have wagered P 9,600\.00 more\. Bets use your own money first/),
  ).toBeInTheDocument();
  expect(withdrawal.getByRole('button', { name: 'Continue' })).toBeDisabled();
  const { centre: upline } = await openPage('transferUpline', 'agent02', { after: site });
  expect(await upline.findByRole('progressbar', { name: bonus })).toBeInTheDocument();
});

test('after a reload, the payment step is back with the chosen promotion, and ends once paid; no other member can open it [member.deposit.flow]', async () => {
  const { site, centre } = await openPage('depositv2', 'vip01');
  await site.user.click(await centre.findByRole('radio', { name: /Sandbox Bank/ }));
  await site.user.click(centre.getByRole('radio', { name: /Reload bonus/ }));
  await site.user.click(await centre.findByRole('button', { name: 'P 1,000' }));
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  const orderNo = (await centre.findByText(/^D\d{6}[0-9A-F]{10}$/)).textContent ?? '';
  await waitFor(() => expect(site.path()).toContain(`record=${orderNo}`));

  const again = await openPage(`depositv2&record=${orderNo}`, 'vip01', { after: site });
  expect(await again.centre.findByRole('heading', { name: /Sandbox Bank/ })).toHaveFocus();
  const facts = within(again.centre.getByText(orderNo).closest('dl') ?? document.body);
  expect(facts.getByText('Reload bonus')).toBeInTheDocument();
  expect(facts.getByText('P 200.00')).toBeInTheDocument();
  expect(facts.getByText('P 9,600.00')).toBeInTheDocument();
  await payOrder(sandbox, orderNo);
  expect((await success('The money is in your main wallet')).amount).toBe('P 1,200.00');
  await again.site.user.click(again.centre.getByRole('button', { name: 'Another deposit' }));
  await again.centre.findByRole('button', { name: 'P 1,000' });
  await waitFor(() => expect(again.site.path()).not.toContain('record='));

  const other = await openPage(`depositv2&record=${orderNo}`, 'player01');
  await other.centre.findByText('We cannot find this deposit');
  await other.site.user.click(other.centre.getByRole('button', { name: 'New deposit' }));
  await other.centre.findByRole('button', { name: 'P 1,000' });
  await waitFor(() => expect(other.site.path()).not.toContain('record='));
});

test('an open order is listed and can be paid later; a failed order is marked as failed [member.deposit.flow]', async () => {
  const { site, centre } = await openPage('depositv2', 'agent01');
  await site.user.click(await centre.findByRole('button', { name: 'P 500' }));
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  await centre.findByText(/Scan it with/);
  const orderNo = centre.getByText(/^D\d{6}[0-9A-F]{10}$/).textContent ?? '';
  await site.user.click(centre.getByRole('button', { name: 'Choose another way' }));
  await site.user.click(await centre.findByRole('button', { name: 'Pay' }));
  await centre.findByText(/Scan it with/);
  await payOrder(sandbox, orderNo, 'fail');
  await centre.findByText('The payment did not go through');
});

test('if the response to a deposit is lost, only one order is created [member.deposit.flow]', async () => {
  const { site, centre } = await openPage('depositv2', 'vip01');
  site.fail(deposit.path, { status: 502 });
  await site.user.click(await centre.findByRole('button', { name: 'P 500' }));
  await site.user.click(centre.getByRole('button', { name: /^Deposit .*by / }));
  await centre.findByText(/Scan it with/);
  await site.user.click(centre.getByRole('button', { name: 'Choose another way' }));
  const list = within(await centre.findByRole('region', { name: 'Latest deposits' }));
  await waitFor(() => expect(list.getAllByText('P 500.00')).toHaveLength(1));
});

test("a withdrawal needs an account in the member's own name, an amount and the payment password; it is then reviewed, paid and confirmed [member.withdraw.page] [member.withdraw.flow]", async () => {
  const { site, centre } = await openPage('withdraw');
  const before = await amountOf(centre, 'In the main wallet');
  await site.user.click(centre.getByRole('button', { name: 'Add an account' }));
  await site.user.selectOptions(await centre.findByRole('combobox', { name: /Bank or e-wallet/ }), 'SBX');
  await put(site, centre.getByRole('textbox', { name: /Account number/ }), '0011-2233 44');
  await site.user.click(centre.getByRole('button', { name: 'Save the account' }));
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '1000');
  // The account appears with the next response.
  const next = centre.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(next).toBeEnabled());
  await site.user.click(next);
  expect(await centre.findByText('P 990.00')).toBeInTheDocument();
  await put(site, await centre.findByLabelText(/^Payment password/), '000000');
  await site.user.click(centre.getByRole('button', { name: /^Withdraw P\s1,000\.00$/ }));
  const password = centre.getByLabelText(/^Payment password/);
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('The payment password is not right. 4 tries are left.'),
  );
  expect(password).toHaveFocus();
  // The message appears only at its field.
  expect(centre.queryByRole('region', { name: 'Please check these fields' })).toBeNull();
  await put(site, centre.getByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(centre.getByRole('button', { name: /^Withdraw P\s1,000\.00$/ }));
  await centre.findByText('Your withdrawal is under way');
  const { card, amount, facts } = await success('Your withdrawal is under way');
  expect(amount).toContain('P 1,000.00');
  expect(amount).toContain('It is reviewed first and paid right after.');
  expect(facts).toEqual({
    'Pay out to': expect.stringMatching(/3344$/),
    Fee: 'P 10.00',
    'You receive': 'P 990.00',
    'Expected by': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    Order: expect.stringMatching(/^W\w+$/),
  });
  expect(card.getByRole('link', { name: 'See the record' }).getAttribute('href')).toMatch(
    `?member=transactionHistory&record=${facts['Order']}`,
  );
  expect(card.queryByRole('link', { name: 'Play now' })).toBeNull();
  expect(await centre.findByText('Being reviewed')).toBeInTheDocument();
  await sandbox.wait(41_000);
  expect(await centre.findByText('Has it arrived?')).toBeInTheDocument();
  for (const step of ['Placed', 'Reviewed', 'Sent'])
    expect(plainText(centre.getByText(step).parentElement)).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(centre.getByText(/the withdrawal counts as received and no money is given back/)).toBeInTheDocument();
  await site.user.click(centre.getByRole('button', { name: 'Another withdrawal' }));
  expect(await amountOf(centre, 'In the main wallet')).toBe(before - 1000);
});

test('a paid withdrawal awaiting its answer is counted in the menu; the member marks it as received once, after a confirmation [withdrawal-confirmation.mark] [withdrawal-confirmation.once] [withdrawal-confirmation.calls]', async () => {
  const { site, centre } = await openPage('withdraw');
  const menu = within(centre.getByRole('navigation', { name: 'Pages of the centre' }));
  const entry = menu.getByRole('link', { name: /^Withdraw/, hidden: true });
  await waitFor(() => expect(entry).toHaveTextContent('Withdraw11 new'));
  // Each answer button describes what it does before it is clicked.
  expect(await centre.findByRole('button', { name: 'Received' })).toHaveAccessibleDescription(/closes the withdrawal/);
  expect(centre.getByRole('button', { name: 'Not received' })).toHaveAccessibleDescription(/pictures as proof/);
  const answers = () => site.sent.filter((call) => /^POST .*\/confirmation$/.test(call));
  await site.user.click(await centre.findByRole('button', { name: 'Received' }));
  const question = async () => within(await screen.findByRole('alertdialog', { name: 'Has it really arrived?' }));
  await site.user.click((await question()).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(answers()).toEqual([]);
  await site.user.click(centre.getByRole('button', { name: 'Received' }));
  await site.user.click((await question()).getByRole('button', { name: 'Received' }));
  await waitFor(() => expect(centre.queryByRole('button', { name: 'Received' })).toBeNull());
  const [newest] = within(centre.getByRole('region', { name: 'Latest withdrawals' })).getAllByRole('listitem');
  expect(newest).toHaveTextContent(/P\s1,000\.00.*Received/);
  await waitFor(() => expect(entry).toHaveTextContent(/^Withdraw$/));
  expect(answers()).toHaveLength(1);
});

test('a withdrawal whose response was lost appears again, and can be cancelled [member.withdraw.flow]', async () => {
  const { site, centre } = await openPage('withdraw');
  const before = await amountOf(centre, 'In the main wallet');
  site.fail(withdraw.path, { status: 500 });
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '300');
  await site.user.click(centre.getByRole('button', { name: 'Continue' }));
  await put(site, await centre.findByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(centre.getByRole('button', { name: /^Withdraw P\s300\.00$/ }));
  await centre.findByText('Your withdrawal is under way');
  await site.user.click(await centre.findByRole('button', { name: 'Take back' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Take the withdrawal back?' }));
  await site.user.click(question.getByRole('button', { name: 'Take back' }));
  await centre.findByText('Taken back');
  await site.user.click(centre.getByRole('button', { name: 'Another withdrawal' }));
  expect(await amountOf(centre, 'In the main wallet')).toBe(before);
});

test('money is sent to the upline with the payment password, only once [member.transferupline.page] [member.transferupline.rules]', async () => {
  const { site, centre } = await openPage('transferUpline');
  const before = await amountOf(centre, 'You can send up to');
  expect(centre.getByText(/The money goes to ag\*\*\*2/)).toBeInTheDocument();
  site.fail(transferUpline.path, { status: 500 });
  await put(site, centre.getByRole('textbox', { name: /Amount/ }), '100');
  await put(site, centre.getByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(centre.getByRole('button', { name: 'Send' }));
  const { amount, facts } = await success('The money was sent');
  expect(amount).toBe('P 100.00');
  expect(facts).toEqual({ 'Sent to': 'ag***2', Order: expect.stringMatching(/^\w+$/) });
  site.fail(transferUpline.path, null);
  await site.user.click(centre.getByRole('button', { name: 'Another transfer' }));
  await waitFor(async () => expect(await amountOf(centre, 'You can send up to')).toBe(before - 100));
});

test('a paid withdrawal counts as received if nobody answers for half an hour [withdrawal-confirmation.timeout]', async () => {
  const { site, centre } = await openPage('withdraw');
  await put(site, await centre.findByRole('textbox', { name: /Amount/ }), '1000');
  await site.user.click(centre.getByRole('button', { name: 'Continue' }));
  await put(site, await centre.findByLabelText(/^Payment password/), PAYMENT_PASSWORD);
  await site.user.click(centre.getByRole('button', { name: /^Withdraw P\s1,000\.00$/ }));
  await centre.findByText('Your withdrawal is under way');
  await sandbox.wait(41_000);
  expect(await centre.findByText('Has it arrived?')).toBeInTheDocument();
  const seenAfter = async (minutes: number): Promise<HTMLElement> => {
    await sandbox.wait(minutes * 60_000);
    const later = await openPage('withdraw', 'player01', { after: site });
    const list = within(await later.centre.findByRole('region', { name: 'Latest withdrawals' }));
    return (await list.findAllByRole('listitem'))[0] ?? document.body;
  };
  // A session ends after a quarter of an hour without requests, so this waits in shorter steps.
  await seenAfter(14);
  expect(await seenAfter(14)).toHaveTextContent('Has it arrived?');
  expect(await seenAfter(2)).toHaveTextContent(/^(?!.*Has it arrived).*Received/);
});
