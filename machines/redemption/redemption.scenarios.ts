import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { NOT_CARRIED_OUT, notCarriedOut } from '../operation.ts';
import { redemptionMachine, type PointReceipt } from './redemption.machine.ts';

const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'points_short', status: 422, message: '', fields: { points: 'points_short' } });
const wrong = new Problem({
  code: 'validation',
  status: 422,
  message: '',
  fields: { password: 'payment_password_wrong' },
});
const receipt: PointReceipt = { orderNo: 'C260309A1B2C3D4E5', points: 200, amount: 25 };

export const redemptionScenarios: MachineScenarios = {
  name: 'redemption',
  purpose:
    'Gives points for goods or for money, exactly once: a choice, the password, and when an answer is lost the question what became of it.',
  machine: redemptionMachine,
  input: { confirmed: null },
  forMember: true,
  keyOf: ({ problem }: { problem: Problem | null }) =>
    keyWords(problem !== null && (problem.code === NOT_CARRIED_OUT ? 'undone' : 'refused')),
  events: [
    { type: 'choice.confirm', choice: { confirmed: '200 points', values: { points: 200 } } },
    { type: 'step.back' },
    { type: 'form.submit', password: '' },
    { type: 'check.again' },
    answers('redemption.sending', receipt),
    fails('redemption.sending', refused),
    fails('redemption.sending', wrong),
    fails('redemption.sending', lost),
    answers('redemption.checking', receipt),
    fails('redemption.checking', notCarriedOut()),
    fails('redemption.checking', lost),
    passes('redemption.waiting', 'untilNextCheck'),
  ],
};
