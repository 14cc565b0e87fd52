import { Problem } from '#schemas/problem.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { operationEvents, problemKey } from './operation-events.ts';
import { operationMachine } from './operation.machine.ts';

const refused = new Problem({ code: 'insufficient_funds', status: 422, message: '' });
const operation = { call: walletTransfer, input: { fromAccountTypeId: 1, toAccountTypeId: 2, amount: 100 } };

export const operationScenarios: MachineScenarios = {
  name: 'operation',
  purpose:
    'Moves money or value exactly once, such as a transfer between wallets or a claim; after a lost response it queries the outcome of the operation.',
  machine: operationMachine,
  input: { open: [] },
  forMember: true,
  keyOf: problemKey,
  events: [
    { type: 'operation.confirm', operation },
    { type: 'operation.leave' },
    ...operationEvents('operation', { sumBalance: 1000, wallets: [] }, refused),
  ],
};
