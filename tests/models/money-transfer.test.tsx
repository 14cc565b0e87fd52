import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { moneyTransferScenarios } from '#machines/money-transfer/money-transfer.scenarios.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
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
import '#src/features/cashier/wallets-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const AMOUNT = { name: /Amount/ };

playModel<OperationWorld>({
  ids: '[member.transferfund.transfer]',
  story: moneyTransferScenarios,
  begin: async () => {
    const { site, centre } = await openMemberPage(sandbox, 'transferFund');
    await centre.findByRole('textbox', AMOUNT);
    return operationWorld(site, walletTransfer.path);
  },
  act: {
    ...operationActs('sending', () => walletTransfer.path),
    'checking.done': ({ answer }) =>
      answer(operationOutcome.path, { value: { state: 'DONE', value: { sumBalance: 1000, wallets: [] } } }),
    'form.submit': async ({ site }) => {
      await put(site, await screen.findByRole('textbox', AMOUNT), '1');
      await site.user.click(screen.getByRole('button', { name: 'Move money' }));
    },
    'transfer.another': ({ site }) => site.user.click(screen.getByRole('button', { name: 'Another transfer' })),
  },
  seen: {
    ...operationSights,
    editing: async (_, key) => {
      await screen.findByRole('textbox', AMOUNT);
      await idle('Move money');
      await told(key, { refused: 'The wallet does not hold that much.', undone: /^This was not carried out/ });
    },
    sending: () => isBusy('Move money'),
    done: () => screen.findByText('The money was moved'),
  },
});
