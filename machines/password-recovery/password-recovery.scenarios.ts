import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { passwordRecoveryMachine } from './password-recovery.machine.ts';

const broken = new Problem({ code: 'internal', status: 500, message: '' });

export const passwordRecoveryScenarios: MachineScenarios = {
  name: 'password recovery',
  purpose: 'Recovers a forgotten password by e-mail, or with a code sent to the phone and a new password.',
  machine: passwordRecoveryMachine,
  keyOf: ({ mode, problem }: { mode: string; problem: Problem | null }) =>
    keyWords(mode, problem !== null && 'refused'),
  events: [
    { type: 'form.submit', values: {} },
    { type: 'mode.choose', mode: 'email' },
    { type: 'mode.choose', mode: 'mobileNum' },
    ...['asking', 'resetting'].flatMap((state) => [
      answers(`passwordRecovery.${state}`),
      fails(`passwordRecovery.${state}`, broken),
    ]),
  ],
};
