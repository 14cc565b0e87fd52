import type { ContractWhatIf } from '#schemas/contract.ts';
import type { OutputOf } from '#schemas/call.ts';
import { processDaily } from '#schemas/calls/contracts.ts';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT } from '../operation/operation.ts';
import { operationEvents } from '../operation/operation-events.ts';
import { contractMachine, type ContractOrder } from './contract.machine.ts';

const changed = new Problem({ code: 'contract_changed', status: 409, message: '' });

/** The new rate is lower than the rate that the agent gives to a downline, so the contract with that downline would end. */
const whatIf: ContractWhatIf = {
  ends: [
    {
      requestId: 'CT26030900000007',
      upline: { id: '2', account: 'agent02', type: 1, depth: 1 },
      downline: { id: '3', account: 'luz_team', type: 1, depth: 2 },
      rate: 0.45,
      limit: 0.4,
    },
  ],
  from: Date.UTC(2026, 2, 8),
  to: Date.UTC(2026, 2, 9),
  figures: {
    activeMembers: 12,
    bets: 312_000,
    validBets: 310_000,
    ownValidBets: 0,
    payouts: 301_400,
    bonuses: 850,
    profitLoss: 9750,
  },
  upline: { account: 'agent01', before: 465, after: 620 },
  downline: { account: 'agent02', before: 1395, after: 1240 },
};
const receipt: OutputOf<typeof processDaily> = { requestId: 'CT26030900000012', state: 'ACTIVE' };

const act = (action: ContractOrder['action']): ContractOrder => ({
  action,
  requestId: 'CT26030900000012',
  version: 2,
});

export const contractScenarios: MachineScenarios = {
  name: 'contract',
  purpose:
    'Sends one action on a contract between two agents exactly once; before that, it shows which contracts would end and what each side would have earned.',
  machine: contractMachine,
  input: { open: [], isNew: false },
  forMember: true,
  keyOf: ({ problem, order }: { problem: Problem | null; order: ContractOrder | null }) =>
    keyWords(
      order?.action === 'REQUEST' && 'new terms',
      order?.action === 'REJECT' && 'rejection',
      problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'changed'),
    ),
  events: [
    { type: 'contract.act', order: act('ACCEPT') },
    { type: 'contract.act', order: act('REJECT') },
    { type: 'form.open' },
    { type: 'form.submit', order: act('REQUEST') },
    { type: 'contract.confirm', operation: { call: processDaily, input: act('ACCEPT') } },
    { type: 'step.back' },
    answers('contract.previewing', whatIf),
    fails('contract.previewing', changed),
    ...operationEvents('contract', receipt, changed),
  ],
};
