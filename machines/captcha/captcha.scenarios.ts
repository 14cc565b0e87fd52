import { Problem } from '#schemas/problem.ts';
import { answers, fails, passes, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { captchaMachine, type CaptchaPicture } from './captcha.machine.ts';

/** Starts half a second after another form loaded a picture, so that the first picture has to wait. */
export const captchaScenarios: MachineScenarios = {
  name: 'captcha',
  purpose: 'Shows a captcha if the platform requires one, and a new picture on request, at most once a second.',
  machine: captchaMachine,
  input: { restMs: 500 },
  keyOf: ({ picture, problem }: { picture: CaptchaPicture | null; problem: Problem | null }) =>
    picture !== null ? 'picture' : problem !== null ? 'none' : '',
  events: [
    { type: 'captcha.refresh' },
    { type: 'captcha.spend' },
    passes('captcha.arriving', 'rest'),
    passes('captcha.resting', 'refreshGap'),
    answers('captcha.loading', { captchaId: 'first', src: '' }),
    fails('captcha.loading', new Problem({ code: 'internal', status: 500, message: '' })),
  ],
};
