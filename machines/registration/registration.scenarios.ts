import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { registrationMachine } from './registration.machine.ts';

const broken = new Problem({ code: 'internal', status: 500, message: '' });

export const registrationScenarios: MachineScenarios = {
  name: 'registration',
  purpose: 'Creates an account with a form whose fields the platform defines, and logs in to it.',
  machine: registrationMachine,
  input: { variant: 'username' },
  keyOf: ({ variant, problem }: { variant: string; problem: Problem | null }) =>
    keyWords(variant, problem !== null && 'refused'),
  events: [
    { type: 'form.submit', values: {} },
    { type: 'variant.choose', variant: 'username' },
    { type: 'variant.choose', variant: 'mobile' },
    answers('registration.provingHuman', {}),
    fails('registration.provingHuman', new Problem({ code: 'human_closed', status: 0, message: '' })),
    answers('registration.submitting', 'cookie'),
    fails('registration.submitting', broken),
    answers('registration.entering'),
    fails('registration.entering', broken),
  ],
};
