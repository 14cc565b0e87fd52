import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { phoneAuthMachine, type Identity } from './phone-auth.machine.ts';

const identity: Identity = { channel: 'sms', idToken: 'token' };
const refused = new Problem({ code: 'phone_refused', status: 400, message: '' });
const tooMany = new Problem({ code: 'phone_too_many', status: 429, message: '' });

type Context = SnapshotFrom<typeof phoneAuthMachine>['context'];

const LEAVE = { type: 'kind.leave' };
const SEND = { type: 'code.send', phoneNumber: '+639175550142' };
const rest = ({ readyAt, problem }: Context): readonly AnyEventObject[] => [
  ...(readyAt === null ? [] : [{ type: 'clock.check', now: Number.MAX_SAFE_INTEGER }]),
  ...(problem === null ? [] : [{ type: 'problem.dismiss' }]),
];

const EVENTS: Readonly<Record<string, (context: Context) => readonly AnyEventObject[]>> = {
  choosing: (context) => [{ type: 'window.ask', kind: 'google' }, { type: 'sms.choose' }, ...rest(context)],
  asking: () => [
    answers('phoneAuth.asking', { ...identity, channel: 'google' }),
    fails('phoneAuth.asking', refused),
    LEAVE,
  ],
  enteringNumber: (context) => [SEND, LEAVE, ...rest(context)],
  sendingCode: () => [
    answers('phoneAuth.sendingCode'),
    fails('phoneAuth.sendingCode', refused),
    fails('phoneAuth.sendingCode', tooMany),
    LEAVE,
  ],
  awaitingCode: (context) => [
    SEND,
    { type: 'code.confirm', code: '123456' },
    { type: 'number.change' },
    LEAVE,
    ...rest(context),
  ],
  confirming: () => [answers('phoneAuth.confirming', identity), fails('phoneAuth.confirming', refused), LEAVE],
  passed: () => [LEAVE],
};

export const phoneAuthScenarios: MachineScenarios = {
  name: 'phone authentication',
  purpose: 'Logs a member in with a social account or phone number that an external provider verifies.',
  machine: phoneAuthMachine,
  keyOf: ({ problem, readyAt, isSent, identity: known }: Context) =>
    keyWords(isSent && 'sent', readyAt !== null && 'resting', problem !== null && 'refused', known !== null && 'known'),
  events: ({ value, context }) => EVENTS[String(value)]?.(context as Context) ?? [],
};
