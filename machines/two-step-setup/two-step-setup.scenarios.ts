import { Problem } from '#schemas/problem.ts';
import { answers, fails, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { twoStepSetupMachine } from './two-step-setup.machine.ts';

const secret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Marquee:player01?secret=JBSWY3DPEHPK3PXP&issuer=Marquee',
};
const refused = (code: string): Problem => new Problem({ code, status: 400, message: '' });

export const twoStepSetupScenarios: MachineScenarios = {
  name: 'two-step setup',
  purpose:
    "Turns on two-step login: asks for the password, shows a key for the app, asks for the app's first code, and shows the recovery codes.",
  machine: twoStepSetupMachine,
  keyOf: ({ problem }: { problem: Problem | null }) => problem?.code ?? '',
  events: [
    { type: 'password.submit', form: { password: 'Play1234' } },
    { type: 'code.submit', code: '123456' },
    { type: 'codes.saved' },
    { type: 'setup.leave' },
    { type: 'problem.dismiss' },
    answers('twoStepSetup.starting', secret),
    fails('twoStepSetup.starting', refused('password_wrong')),
    answers('twoStepSetup.confirming', [
      '1234-5678',
      '2345-6789',
      '3456-7890',
      '4567-8901',
      '5678-9012',
      '6789-0123',
      '7890-1234',
      '8901-2345',
    ]),
    fails('twoStepSetup.confirming', refused('code_wrong')),
    fails('twoStepSetup.confirming', refused('code_expired')),
  ],
};
