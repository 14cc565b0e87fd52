import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect } from 'vitest';
import { feedbackScenarios } from '#machines/feedback/feedback.scenarios.ts';
import { feedback } from '#schemas/calls/common.ts';
import { openJourneySandbox, type JourneySandbox } from '../journeys/journey-sandbox.ts';
import { openSite } from '../journeys/open-site.tsx';
import { put } from '../journeys/steps.ts';
import { answerOf, holdAnswers } from './held-answers.ts';
import { idle, isBusy, told, type OperationWorld } from './operation-play.ts';
import { playModel } from './play-model.tsx';
import '#src/features/help/help-page.tsx';
import '#src/ui/dialog.tsx';

let sandbox: JourneySandbox;
beforeAll(async () => {
  sandbox = await openJourneySandbox();
});

const TEXT = 'The reels stop before the sound does.';
const box = (): HTMLElement => screen.getByRole('textbox', { name: /Your feedback/ });

playModel<OperationWorld>({
  ids: '[feedback.send] [feedback.result]',
  story: feedbackScenarios,
  begin: async () => {
    const site = await openSite(sandbox, { path: '/help?tab=feedback' });
    await screen.findByRole('form', { name: 'Feedback' });
    return { site, answer: holdAnswers(site, feedback.path) };
  },
  act: {
    'form.submit': async ({ site }) => {
      await site.user.selectOptions(screen.getByRole('combobox', { name: /What is it about/ }), 'A game');
      await put(site, box(), TEXT);
      await site.user.click(screen.getByRole('button', { name: 'Send' }));
    },
    'sending.done': ({ answer }, event) => answer(feedback.path, answerOf(event)),
    'sending.error': ({ answer }, event) => answer(feedback.path, answerOf(event)),
    'thanks.close': async ({ site }) => site.user.click(await screen.findByRole('button', { name: 'Close' })),
  },
  seen: {
    editing: async (_, key) => {
      await idle('Send');
      await waitFor(() => expect(box()).toHaveValue(key.includes('failed') ? TEXT : ''));
      await told(key, { failed: 'Network link is abnormal, please try again' });
    },
    sending: () => isBusy('Send'),
    thanking: () => screen.findByRole('alertdialog', { name: 'Thank you' }),
  },
});
