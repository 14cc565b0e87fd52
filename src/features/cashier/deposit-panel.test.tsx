import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { DepositOrder } from '#schemas/cashier.ts';
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

test('what a paid deposit brings is the exact sum of amount and bonus', async () => {
  await renderPart(<DepositPanel />, {
    session: 'player',
    answers: {
      'cashier.deposits': { list: [order] },
      'cashier.depositOrder': { ...order, status: 'SUCCESS', settledAt: Date.UTC(2026, 2, 9) },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Pay' }));
  expect(await screen.findByText('P 120.12 is in your wallet')).toBeDefined();
});
