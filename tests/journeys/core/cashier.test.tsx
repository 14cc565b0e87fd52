import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import type { JourneySandbox } from '../journey-sandbox.ts';
import { payOrder } from '../pay-order.ts';
import { choose, rowsOf, tableOf } from '../record-steps.ts';
import { put, success } from '../steps.ts';
import { textsOf } from '../text-of.ts';
import { amountsOf, openMemberOn, openSandboxFor, sitesWith } from './journey-site.ts';
// Lazy chunks are imported up front, so that no test waits for them.
import '#src/features/cashier/deposit-panel.tsx';
import '#src/features/cashier/wallets-panel.tsx';
import '#src/features/cashier/withdrawal-panel.tsx';
import '#src/features/records/transaction-records.tsx';

const PAYMENT_PASSWORD = '246810';

describe.each(sitesWith('memberCentre'))('%s', (_site, place) => {
  let sandbox: JourneySandbox;
  beforeAll(async () => {
    sandbox = await openSandboxFor(place);
  });
  const { t, named, containing } = textsOf(place.language, place.brand);
  const { typed, money, paidOut } = amountsOf(place);

  test('a withdrawal is requested with the payment password, paid, and marked as received [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const { site, centre } = await openMemberOn(sandbox, place, 'withdraw');
    await site.user.click(await centre.findByRole('button', { name: named('cashier', 'account.add') }));
    const bank = await centre.findByRole('combobox', { name: named('rules', 'field.bankCode') });
    await site.user.selectOptions(bank, 'SBX');
    await put(site, centre.getByRole('textbox', { name: named('rules', 'field.accountNumber') }), '0011-2233 44');
    await site.user.click(centre.getByRole('button', { name: named('cashier', 'account.save') }));
    await put(site, await centre.findByRole('textbox', { name: named('rules', 'field.amount') }), typed(1000));
    const next = centre.getByRole('button', { name: named('cashier', 'withdraw.next') });
    await waitFor(() => expect(next).toBeEnabled());
    await site.user.click(next);
    const submit = named('cashier', 'withdraw.submit', { amount: money(1000) });
    const password = await centre.findByLabelText(named('rules', 'field.paymentPassword'));
    await put(site, password, '000000');
    await site.user.click(centre.getByRole('button', { name: submit }));
    const wrong = t('fields', 'payment_password_wrong.tries', { count: 4 });
    await waitFor(() => expect(password).toHaveAccessibleDescription(expect.stringContaining(wrong)));
    await put(site, password, PAYMENT_PASSWORD);
    await site.user.click(centre.getByRole('button', { name: submit }));
    const { facts } = await success(t('cashier', 'withdraw.placed'));
    expect(facts).toMatchObject({
      [t('cashier', 'withdraw.feeName')]: paidOut(1000).fee,
      [t('payments', 'receive')]: paidOut(1000).net,
    });
    await sandbox.wait(41_000);
    expect(await centre.findByText(named('cashier', 'withdraw.status.AWAIT_CONFIRMATION'))).toBeVisible();
    await site.user.click(await centre.findByRole('button', { name: named('cashier', 'receipt.yes') }));
    const sure = await screen.findByRole('alertdialog', { name: named('cashier', 'receipt.sure') });
    await site.user.click(within(sure).getByRole('button', { name: named('cashier', 'receipt.yes') }));
    const list = within(await centre.findByRole('region', { name: named('cashier', 'withdrawals.title') }));
    await waitFor(() =>
      expect(list.getAllByRole('listitem')[0]).toHaveTextContent(t('cashier', 'withdraw.status.SUCCESS')),
    );
  });

  test('a deposit with a promotion is ordered, paid and confirmed [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const { site, centre } = await openMemberOn(sandbox, place, 'depositv2', { account: 'agent02' });
    const methods = await centre.findAllByRole('radio', { name: containing('cashier', 'deposit.kind.BANK') });
    await site.user.click(methods[0] ?? document.body);
    const reload = containing('sandbox/promotions', 'reload.title');
    await site.user.click(centre.getByRole('radio', { name: reload }));
    await put(site, await centre.findByRole('textbox', { name: named('rules', 'field.amount') }), typed(2000));
    const amount = money(2000);
    await site.user.click(await centre.findByRole('button', { name: named('cashier', 'deposit.submit', { amount }) }));
    const orderNo = (await centre.findByText(/^D\d{6}[0-9A-F]{10}$/)).textContent ?? '';
    expect(centre.getByText(named('cashier', 'pay.amount'))).toBeVisible();
    expect(centre.getByText(named('sandbox/promotions', 'reload.title'))).toBeVisible();
    await payOrder(sandbox, orderNo);
    const { card, amount: arrived, facts } = await success(t('payments', 'inWallet'));
    expect(arrived).toBe(money(2400));
    expect(facts).toEqual({
      [t('payments', 'own')]: amount,
      [t('payments', 'bonus')]: money(400),
      [t('payments', 'turnover')]: money(19_200),
      [t('orders', 'number')]: orderNo,
    });
    expect(card.getByRole('link', { name: named('payments', 'toRecord') })).toBeVisible();
    expect(card.getByRole('button', { name: named('cashier', 'deposit.another') })).toBeVisible();
  });

  test('money is moved back to the main wallet, and the account record shows it by type [language.packs.ko-ms] [language.pseudo.rtl] [layout.samples.journeys]', async () => {
    const wallets = await openMemberOn(sandbox, place, 'transferFund', { account: 'vip01' });
    await put(
      wallets.site,
      await wallets.centre.findByRole('textbox', { name: named('rules', 'field.amount') }),
      typed(10),
    );
    await wallets.site.user.click(wallets.centre.getByRole('button', { name: named('cashier', 'transfer.submit') }));
    await success(t('cashier', 'transfer.done'));
    await wallets.site.user.click(
      await wallets.centre.findByRole('button', { name: named('cashier', 'wallets.collect') }),
    );
    await screen.findByText(named('cashier', 'wallets.collected'));
    const { site, centre } = await openMemberOn(sandbox, place, 'transactionHistory', { after: wallets.site });
    await choose(site, centre, named('records', 'range.month'));
    const type = centre.getByRole('combobox', { name: named('records', 'column.type') });
    await site.user.selectOptions(type, t('records', 'type.TRANSFER_IN'));
    await waitFor(async () => {
      const rows = rowsOf(await tableOf(centre, named('records', 'transactions.title')));
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row.join(' ')).toContain(t('records', 'type.TRANSFER_IN'));
    });
    await site.user.selectOptions(type, t('records', 'type.DEPOSIT'));
    await waitFor(async () => {
      const [row = []] = rowsOf(await tableOf(centre, named('records', 'transactions.title')));
      expect(row.join(' ')).toContain(t('records', 'movement.SUCCESS'));
    });
  });
});
