import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DepositOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { DepositPanel } from './deposit-panel.tsx';

const order: DepositOrder = {
  orderId: 'D260309A1B2C3D4E5',
  status: 'PENDING',
  methodName: 'Sandbox Bank',
  kind: 'BANK',
  amount: 100.1,
  bonus: 20.02,
  turnover: 960.96,
  createdAt: Date.UTC(2026, 2, 9),
  expiresAt: Date.UTC(2036, 2, 9),
  settledAt: null,
};

test('a paid deposit shows the amount, the bonus and their exact sum', async () => {
  await renderPart(<DepositPanel />, {
    session: 'player',
    answers: {
      'cashier.deposits': { list: [order] },
      'cashier.depositOrder': { ...order, status: 'SUCCESS', settledAt: Date.UTC(2026, 2, 9) },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('The money is in your main wallet')).toBeInTheDocument();
  expect(screen.getByText('P 120.12')).toBeInTheDocument();
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(values).toEqual(['P 100.10', 'P 20.02', 'P 960.96', 'D260309A1B2C3D4E5']);
});

test('when an unpaid order is opened, its heading gets the focus [member.deposit.flow]', async () => {
  await renderPart(<DepositPanel />, {
    session: 'player',
    answers: { 'cashier.deposits': { list: [order] }, 'cashier.depositOrder': order },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  const heading = await screen.findByRole('heading', { name: 'Pay with Sandbox Bank' });
  expect(heading).toHaveFocus();
});

test('a button beside the QR code of an order saves the code in a file named after the order number [member.deposit.flow]', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const scanned = { ...order, kind: 'QR', detail: { qr: 'https://pay.example/1', reference: order.orderId } };
  await renderPart(<DepositPanel />, {
    session: 'player',
    answers: { 'cashier.deposits': { list: [scanned] }, 'cashier.depositOrder': scanned },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  const code = await screen.findByRole('img', { name: 'QR code of the payment' });
  const button = within(code.parentElement as HTMLElement).getByRole('button', { name: 'Save the QR code' });
  await userEvent.click(button);
  await waitFor(() => expect(names).toEqual([`${order.orderId}.png`]));
});

test('a deposit asks for the amount, the method and the promotion in this order, and its only submit button states the amount and the method [member.deposit.flow]', async () => {
  const method = { methodId: 'gc', name: 'GCash', kind: 'QR', min: 100, max: 20_000, quickAmounts: [500], minutes: 15 };
  await renderPart(<DepositPanel />, {
    session: 'player',
    answers: {
      'cashier.deposits': { list: [] },
      'cashier.depositMethods': () => ({ list: [{ ...method, promotions: [PROMOTION] }], turnoverTimes: 1 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'P 500' }));
  const inOrder = [
    screen.getByRole('textbox', { name: /Amount/ }),
    screen.getByRole('radio', { name: /GCash/ }),
    screen.getByRole('radio', { name: /Weekend bonus/ }),
    screen.getByRole('button', { name: /^Deposit P\s500\.00 by GCash$/ }),
  ];
  for (const [at, part] of inOrder.slice(1).entries())
    expect(inOrder[at]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(document.querySelectorAll('[type=submit]')).toHaveLength(1);
});

const PROMOTION = {
  promotionId: 'p1',
  name: 'Weekend bonus',
  percent: 20,
  minDeposit: 100,
  maxBonus: 1_000,
  turnoverTimes: 8,
};

test('if a chosen promotion has ended before the deposit is submitted, a message says so, the promotion disappears and the other choices stay [member.deposit.flow]', async () => {
  let promotions = [PROMOTION];
  const method = { methodId: 'gc', name: 'GCash', kind: 'QR', min: 100, max: 20_000, quickAmounts: [500], minutes: 15 };
  await renderPart(<DepositPanel />, {
    session: 'player',
    answers: {
      'cashier.deposits': { list: [] },
      'cashier.depositMethods': () => ({ list: [{ ...method, promotions }], turnoverTimes: 1 }),
      'cashier.deposit': new Problem({
        code: 'invalid_request',
        status: 422,
        message: '',
        fields: { promotionId: 'promotion_unknown' },
      }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'P 500' }));
  await userEvent.click(screen.getByRole('radio', { name: /Weekend bonus/ }));
  expect(screen.getByRole('radio', { name: /Weekend bonus/ })).toHaveAccessibleName(
    /You get P\s100\.00 on top.*P\s4,800\.00 to be wagered/,
  );
  promotions = [];
  await userEvent.click(screen.getByRole('button', { name: /^Deposit P\s500\.00 by GCash$/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This promotion is over');
  await waitFor(() => expect(screen.queryByRole('radio', { name: /Weekend bonus/ })).toBeNull());
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('500');
  expect(screen.getByRole('radio', { name: /GCash/ })).toBeChecked();
});
