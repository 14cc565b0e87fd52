import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { smsCodeMachine } from './sms-code.machine.ts';

const MINUTE_MS = 60_000;
const to = { mobileNum: '', countryDialingCode: '' };

type Context = SnapshotFrom<typeof smsCodeMachine>['context'];

const EVENTS: readonly AnyEventObject[] = [
  { type: 'code.send', to },
  { type: 'clock.check', now: Number.MAX_SAFE_INTEGER },
  answers('smsCode.provingHuman', to),
  fails('smsCode.provingHuman', new Problem({ code: 'human_closed', status: 0, message: '' })),
  answers('smsCode.sending', { waitMs: MINUTE_MS, readyAt: 0 }),
  fails('smsCode.sending', new Problem({ code: 'internal', status: 500, message: '' })),
  fails('smsCode.sending', new Problem({ code: 'too_many_requests', status: 429, message: '' })),
  passes('smsCode.refused', 'throttle'),
  passes('smsCode.waiting', 'waitingTime'),
];

/** While a dialog shows a problem, the only possible events are its dismissal and the end of the pause. */
const WHILE_TOLD: readonly AnyEventObject[] = [{ type: 'problem.dismiss' }, passes('smsCode.refused', 'throttle')];

export const smsCodeScenarios: MachineScenarios = {
  name: 'sms code',
  purpose: 'Sends a code to a phone number, and another one only after the waiting time.',
  machine: smsCodeMachine,
  keyOf: ({ receipt, problem }: Context) =>
    keyWords(receipt !== null && receipt.waitMs > MINUTE_MS && 'long', problem !== null && 'told'),
  events: ({ context }) => ((context as Context).problem === null ? EVENTS : WHILE_TOLD),
};
