import { Problem } from '#schemas/problem.ts';
import { answers, fails, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { captchaMachine, type CaptchaPicture } from './captcha.machine.ts';

/** The first picture comes half a second after one of another form. */
export const captchaScenarios: MachineScenarios = {
  name: 'captcha',
  purpose:
    'Shows a picture to read where the platform wants to see that a human types, and another one when it is asked for, a second later at the earliest.',
  machine: captchaMachine,
  input: { restMs: 500 },
  keyOf: ({ picture, problem }: { picture: CaptchaPicture | null; problem: Problem | null }) =>
    picture !== null ? 'picture' : problem !== null ? 'none' : '',
  events: [
    { type: 'captcha.refresh' },
    passes('captcha.arriving', 'rest'),
    passes('captcha.resting', 'refreshGap'),
    answers('captcha.loading', { captchaId: 'first', src: '' }),
    fails('captcha.loading', new Problem({ code: 'internal', status: 500, message: '' })),
  ],
};
