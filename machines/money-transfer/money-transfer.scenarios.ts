import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from '../operation.ts';
import { moneyTransferMachine } from './money-transfer.machine.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'insufficient_funds', status: 422, message: '' });

export const moneyTransferScenarios: MachineScenarios = {
  name: 'money transfer',
  purpose:
    'Moves money between the wallets of a member, or to the upline, exactly once: when an answer is lost it asks what became of the operation.',
  machine: moneyTransferMachine,
  input: { confirmed: null },
  forMember: true,
  keyOf: ({ problem }: { problem: Problem | null }) =>
    keyWords(problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused')),
  events: [
    { type: 'form.submit', order: { confirmed: 'main to game, 100', values: {} } },
    { type: 'check.again' },
    { type: 'transfer.another' },
    answers('moneyTransfer.sending'),
    fails('moneyTransfer.sending', refused),
    fails('moneyTransfer.sending', lost),
    answers('moneyTransfer.checking'),
    fails('moneyTransfer.checking', notCarriedOut()),
    fails('moneyTransfer.checking', lost),
    passes('moneyTransfer.waiting', 'untilNextCheck'),
  ],
};
