import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '#tests/support/render-part.tsx';
import { WalletsPanel } from './wallets-panel.tsx';

test('the balances of the chosen wallets are shown outside the selects, which truncate long options [member.transferfund.transfer]', async () => {
  await renderPart(<WalletsPanel />, {
    session: 'player',
    answers: {
      'account.balance': {
        sumBalance: 250_010.5,
        wallets: [
          { accountTypeId: 0, name: 'Main', balance: 250_000 },
          { accountTypeId: 7, name: 'Evolution Gaming', balance: 10.5 },
        ],
      },
      'home.merchantWallet': {
        list: [{ accountTypeId: 7, name: 'Evolution Gaming', vassalage: 'EVO', balance: 10.5, status: 'open' }],
      },
    },
  });
  const from = await screen.findByRole('combobox', { name: 'From' });
  expect(from).toHaveDisplayValue('Main wallet');
  expect(from).toHaveAccessibleDescription(/^P\s250,000\.00$/);
  const to = screen.getByRole('combobox', { name: 'To' });
  expect(to).toHaveDisplayValue('Evolution Gaming');
  expect(to).toHaveAccessibleDescription(/^P\s10\.50$/);
});
