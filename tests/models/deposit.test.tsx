import { screen } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { DEPOSIT_ACTS } from '#machines/acts/deposit-acts.ts';
import { depositScenarios } from '#machines/deposit/deposit.scenarios.ts';
import { deposit, depositOrder, deposits } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openMemberPage } from '../journeys/member-page.ts';
import { answerAnew, answerOf } from './held-answers.ts';
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
import '#src/features/cashier/deposit-panel.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

/** The path of the order used in the scenarios. */
const ORDER = depositOrder.path.replace('{orderId}', 'D260309A1B2C3D4E5');

playModel<OperationWorld>({
  ids: '[member.deposit.flow]',
  story: depositScenarios,
  begin: async () => {
    const { site, centre } = await openMemberPage(sandbox, 'depositv2');
    await centre.findByRole('textbox', { name: /Amount/ });
    return operationWorld(site, deposit.path, ORDER);
  },
  act: {
    ...operationActs(() => deposit.path),
    'form.submit': (world, event) => DEPOSIT_ACTS['form.submit'](memberScene(world), event),
    'order.open': async (world, event) => {
      await answerAnew(world.site, deposits, { list: [event['order'] as DepositOrder] });
      await DEPOSIT_ACTS['order.open'](memberScene(world), event);
    },
    'order.leave': (world, event) => DEPOSIT_ACTS['order.leave'](memberScene(world), event),
    'paying.done': ({ answer }, event) => answer(ORDER, answerOf(event)),
    'paying.error': ({ answer }, event) => answer(ORDER, answerOf(event)),
  },
  seen: {
    ...operationSights,
    choosing: async (_, key) => {
      await idle(/^Deposit .*by /);
      await told(key, {
        refused: /^(Several orders are still waiting|That could not be found)/,
        undone: /^This was not carried out/,
      });
    },
    sending: () => isBusy(/^Deposit .*by /),
    paying: () => screen.findByText('0011 2233 4455'),
    paid: () => screen.findByText('P 600.00'),
    failed: () => screen.findByText('The payment did not go through'),
    expired: () => screen.findByText('The time to pay is over'),
  },
});
