import { Problem } from '#schemas/problem.ts';
import { answers, fails, keyWords, type MachineScenarios } from '#machines/scenarios/machine-scenarios.ts';
import { feedbackMachine } from './feedback.machine.ts';

export const feedbackScenarios: MachineScenarios = {
  name: 'feedback',
  purpose: "Sends a player's feedback to the operator, shows a thank-you, and keeps the text if sending fails.",
  machine: feedbackMachine,
  keyOf: ({ problem, sent }: { problem: Problem | null; sent: number }) =>
    keyWords(problem !== null && 'failed', sent > 0 && 'sent'),
  events: [
    { type: 'form.submit', note: { questionType: 'game', content: 'The reels stop before the sound does.' } },
    { type: 'thanks.close' },
    answers('feedback.sending', null),
    fails('feedback.sending', new Problem({ code: 'network', status: 0, message: '' })),
  ],
};
