import { Problem } from '#schemas/problem.ts';
import { answers, fails, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { passwordChangeMachine } from './password-change.machine.ts';

const broken = new Problem({ code: 'internal', status: 500, message: '' });

export const passwordChangeScenarios: MachineScenarios = {
  name: 'password change',
  purpose: 'Makes the member change the password before doing anything else, if the platform requires it.',
  machine: passwordChangeMachine,
  keyOf: ({ problem }: { problem: Problem | null }) => (problem === null ? '' : 'refused'),
  events: [
    { type: 'form.submit', form: { old: null, password: '', confirmation: '' } },
    { type: 'session.leave' },
    ...['changing', 'enteringAnew', 'leaving'].flatMap((state) => [
      answers(`passwordChange.${state}`),
      fails(`passwordChange.${state}`, broken),
    ]),
  ],
};
