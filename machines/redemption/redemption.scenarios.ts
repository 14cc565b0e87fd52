import type { OutputOf } from '#schemas/call.ts';
import { convert } from '#schemas/calls/points.ts';
import { Problem } from '#schemas/problem.ts';
import type { MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { operationEvents, problemKey } from '../operation/operation-events.ts';
import { redemptionMachine } from './redemption.machine.ts';

const refused = new Problem({ code: 'points_short', status: 422, message: '', fields: { points: 'points_short' } });
const wrong = new Problem({
  code: 'validation',
  status: 422,
  message: '',
  fields: { password: 'payment_password_wrong' },
});
const receipt: OutputOf<typeof convert> = { orderNo: 'C260309A1B2C3D4E5', points: 200, amount: 25 };

export const redemptionScenarios: MachineScenarios = {
  name: 'redemption',
  purpose:
    'Exchanges points for goods or money exactly once: the member chooses what to redeem and enters the password; after a lost response, the outcome is queried.',
  machine: redemptionMachine,
  input: { open: [] },
  forMember: true,
  keyOf: problemKey,
  events: [
    { type: 'choice.confirm', choice: { points: 200 } },
    { type: 'step.back' },
    { type: 'form.submit', operation: { call: convert, input: { points: 200, password: '' } } },
    ...operationEvents('redemption', receipt, refused, wrong),
  ],
};
