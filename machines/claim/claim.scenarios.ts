import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from '../operation.ts';
import { claimMachine } from './claim.machine.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'already_claimed', status: 409, message: '' });
const receipt = { orderNo: 'MS00000012', amount: 20, requiredTurnover: 60 };

export const claimScenarios: MachineScenarios = {
  name: 'claim',
  purpose:
    'Claims a mission or a reward exactly once: when an answer is lost it asks what became of the claim, and says what was paid.',
  machine: claimMachine,
  input: { confirmed: null },
  forMember: true,
  keyOf: ({ problem }: { problem: Problem | null }) =>
    keyWords(problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused')),
  events: [
    { type: 'claim.start', order: { confirmed: 'reward 12', values: { id: '12' } } },
    { type: 'check.again' },
    answers('claim.sending', receipt),
    fails('claim.sending', refused),
    fails('claim.sending', lost),
    answers('claim.checking', receipt),
    fails('claim.checking', notCarriedOut()),
    fails('claim.checking', lost),
    passes('claim.waiting', 'untilNextCheck'),
  ],
};
