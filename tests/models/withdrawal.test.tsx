import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { WITHDRAWAL_ACTS } from '#machines/acts/withdrawal-acts.ts';
import { withdrawalScenarios } from '#machines/withdrawal/withdrawal.scenarios.ts';
import { addWithdrawAccount, withdraw, withdrawOptions } from '#schemas/calls/cashier.ts';
import type { WithdrawOptions } from '#schemas/cashier.ts';
import { askSandbox } from '../journeys/ask-sandbox.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openMemberPage } from '../journeys/member-page.ts';
import {
  idle,
  isBusy,
  memberScene,
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
    'amount.confirm': (world, event) => WITHDRAWAL_ACTS['amount.confirm'](memberScene(world), event),
    'account.add': (world, event) => WITHDRAWAL_ACTS['account.add'](memberScene(world), event),
    'password.set': (world, event) => WITHDRAWAL_ACTS['password.set'](memberScene(world), event),
    'step.back': (world, event) => WITHDRAWAL_ACTS['step.back'](memberScene(world), event),
    'form.submit': (world, event) => WITHDRAWAL_ACTS['form.submit'](memberScene(world), event),
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
