import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { renderPart } from '#tests/support/render-part.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

const options: WithdrawOptions = {
  accounts: [
    { accountId: '1', type: 'BANK', bankName: 'Sandbox Bank', accountNumber: '•••• 3344', holder: 'Ana Reyes' },
  ],
  banks: [{ bankCode: 'SBX', name: 'Sandbox Bank', kind: 'BANK' }],
  holder: 'Ana Reyes',
  min: 100,
  max: 50_000,
  free: 50_000,
  held: { amount: 0, requiredTurnover: 0, remainingTurnover: 0 },
  feePercent: 1,
  feeMin: 5,
  requiredTurnover: 0,
  remainingTurnover: 0,
  hasPaymentPassword: true,
  confirmMinutes: 30,
};

test('with the keyboard, each step of a withdrawal has the focus when it appears', async () => {
  await renderPart(<WithdrawalPanel />, {
    session: 'player',
    answers: {
      'cashier.withdrawOptions': options,
      'account.balance': { sumBalance: 900, wallets: [{ accountTypeId: 0, name: 'Main', balance: 900 }] },
      'cashier.withdrawals': { list: [] },
      'account.profile': { hasPassword: true },
    },
  });
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /Amount/ }), '200{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Confirm the withdrawal' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Withdraw' })).toHaveFocus());
});
