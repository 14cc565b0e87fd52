import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { operationScenarios } from '#machines/operation/operation.scenarios.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
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
  story: operationScenarios,
  begin: async () => {
    const { site, centre } = await openMemberPage(sandbox, 'transferFund');
    await centre.findByRole('textbox', AMOUNT);
    return operationWorld(site, walletTransfer.path);
  },
  act: {
    ...operationActs(() => walletTransfer.path),
    'operation.confirm': async ({ site }) => {
      await put(site, await screen.findByRole('textbox', AMOUNT), '1');
      await site.user.click(screen.getByRole('button', { name: 'Move money' }));
    },
    'operation.leave': ({ site }) => site.user.click(screen.getByRole('button', { name: 'Another transfer' })),
  },
  seen: {
    ...operationSights,
    ready: async (_, key) => {
      await screen.findByRole('textbox', AMOUNT);
      await idle('Move money');
      await told(key, { refused: 'The wallet does not hold that much.', undone: /^This was not carried out/ });
    },
    sending: () => isBusy('Move money'),
    done: () => screen.findByText('The money was moved'),
  },
});
