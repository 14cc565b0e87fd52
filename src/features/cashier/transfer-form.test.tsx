import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Problem } from '#schemas/problem.ts';
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

test('if collecting all balances stops halfway, the player sees the collected amount and the reason', async () => {
  const vendor = (accountTypeId: number, name: string, balance: number) => ({
    accountTypeId,
    name,
    vassalage: 'EVO',
    balance,
    status: 'open',
  });
  const { setup } = await renderPart(<WalletsPanel />, {
    session: 'player',
    answers: {
      'home.merchantWallet': { list: [vendor(7, 'Evolution Gaming', 10.5), vendor(8, 'Pragmatic Play', 4)] },
      'account.walletTransfer': ({ fromAccountTypeId }: { readonly fromAccountTypeId: number }) =>
        fromAccountTypeId === 7
          ? { sumBalance: 14.5, wallets: [] }
          : new Problem({ code: 'game_maintenance', status: 503, message: '' }),
      'cashier.operationOutcome': { state: 'CLOSED' },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'All back to main' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This was not carried out');
  expect(setup.stores.toasts.get().map(({ text }) => text)).toEqual([expect.stringMatching(/^P\s10\.50 was moved/)]);
});
