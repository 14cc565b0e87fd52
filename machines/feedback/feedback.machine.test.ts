import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { Problem } from '#schemas/problem.ts';
import { feedbackMachine, type FeedbackNote } from './feedback.machine.ts';
import { feedbackScreen } from './screens.ts';

const note: FeedbackNote = { questionType: 'game', content: 'The reels stop before the sound does.' };

const start = (answers: (() => Promise<null>)[]) => {
  const sent: FeedbackNote[] = [];
  const actor = createActor(
    feedbackMachine.provide({
      actors: {
        send: fromPromise<unknown, FeedbackNote>(({ input }) => {
          sent.push(input);
          return (answers.shift() ?? (() => Promise.resolve(null)))();
        }),
      },
    }),
  ).start();
  return { actor, sent };
};

test('a note is sent once, however often the button is clicked, and another can be sent after the thank-you message', async () => {
  const { actor, sent } = start([]);
  actor.send({ type: 'form.submit', note });
  actor.send({ type: 'form.submit', note });
  await waitFor(actor, (snapshot) => feedbackScreen(snapshot) === 'thanks');
  expect([sent, actor.getSnapshot().context]).toEqual([[note], { problem: null, sent: 1 }]);
  actor.send({ type: 'form.submit', note });
  expect(sent).toHaveLength(1);
  actor.send({ type: 'thanks.close' });
  expect(feedbackScreen(actor.getSnapshot())).toBe('form');
});

test('a failure is shown in the form and cleared by the next attempt', async () => {
  const { actor } = start([() => Promise.reject(new Problem({ code: 'network', status: 0, message: '' }))]);
  actor.send({ type: 'form.submit', note });
  await waitFor(actor, ({ context }) => context.problem !== null);
  expect(feedbackScreen(actor.getSnapshot())).toBe('form');
  actor.send({ type: 'form.submit', note });
  expect(actor.getSnapshot().context.problem).toBeNull();
  await waitFor(actor, (snapshot) => snapshot.matches('thanking'));
});
