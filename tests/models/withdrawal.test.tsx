import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { withdrawalScenarios } from '#machines/withdrawal/withdrawal.scenarios.ts';
import { addWithdrawAccount, withdraw, withdrawOptions } from '#schemas/calls/cashier.ts';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { askSandbox } from '../journeys/ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openMemberPage } from '../journeys/member-page.ts';
import { put } from '../journeys/steps.ts';
import {
  idle,
  isBusy,
  operationActs,
  operationSights,
  operationWorld,
  told,
  type OperationWorld,
} from './operation-play.ts';
import { playModel } from './play-model.tsx';
import '#src/features/cashier/withdrawal-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const SUBMIT = /^Withdraw P\s1,000\.00$/;

playModel<OperationWorld>({
  ids: '[member.withdraw.flow]',
  story: withdrawalScenarios,
  begin: async () => {
    const { site, centre } = await openMemberPage(sandbox, 'withdraw');
    await centre.findByRole('textbox', { name: /Amount/ });
    const { holder } = await askSandbox<WithdrawOptions>(sandbox, site, withdrawOptions.path);
    const account = { bankCode: 'SBX', accountNumber: '0011223344', holder: holder ?? '' };
    await site.stores.mutateCall(addWithdrawAccount, account);
    return operationWorld(site, withdraw.path);
  },
  act: {
    ...operationActs(() => withdraw.path),
    'amount.confirm': async ({ site }) => {
      await put(site, screen.getByRole('textbox', { name: /Amount/ }), '1000');
      await site.user.click(screen.getByRole('button', { name: 'Continue' }));
    },
    'account.add': ({ site }) => site.user.click(screen.getByRole('button', { name: 'Add an account' })),
    'password.set': ({ site }) => site.user.click(screen.getByRole('button', { name: 'Change the payment password' })),
    'step.back': ({ site }) => site.user.click(screen.getByRole('button', { name: /^(Back|Another withdrawal)$/ })),
    'form.submit': async ({ site }) => {
      await put(site, screen.getByLabelText(/^Payment password/), '246810');
      await site.user.click(screen.getByRole('button', { name: SUBMIT }));
    },
  },
  seen: {
    ...operationSights,
    editing: async (_, key) => {
      await screen.findByRole('radio', { name: /3344/ });
      await told(key, { refused: /^You still have to wager/, undone: /^This was not carried out/ });
    },
    addingAccount: () => screen.findByRole('button', { name: 'Save the account' }),
    settingPassword: () => screen.findByText(/^Six digits that only you know/),
    confirming: async (_, key) => {
      await idle(SUBMIT);
      await told(key, { refused: 'The payment password is not right' });
    },
    sending: () => isBusy(SUBMIT),
    placed: () => screen.findByText('Your withdrawal is under way'),
  },
});
