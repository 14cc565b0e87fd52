import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** The submitted feedback; the event carries it, and the machine never stores it. */
export interface FeedbackNote {
  readonly questionType: string;
  readonly content: string;
}

/** Sends a player's feedback. After a failure it returns to the form, which keeps the text. */
export const feedbackMachine = setup({
  types: {
    context: {} as {
      readonly problem: Problem | null;
      /** The number of notes sent; the form is reset after each. */
      readonly sent: number;
    },
    events: {} as { type: 'form.submit'; note: FeedbackNote } | { type: 'thanks.close' },
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<unknown, FeedbackNote>(() => {
      throw new Error('feedbackMachine: the actor send must be provided');
    }),
  },
}).createMachine({
  id: 'feedback',
  context: { problem: null, sent: 0 },
  initial: 'editing',
  states: {
    editing: { on: { 'form.submit': { target: 'sending', actions: assign({ problem: null }) } } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ event }) => {
          if (event.type !== 'form.submit') throw new Error('feedbackMachine: only form.submit may start sending');
          return event.note;
        },
        onDone: { target: 'thanking', actions: assign({ sent: ({ context }) => context.sent + 1 }) },
        onError: { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    thanking: { on: { 'thanks.close': 'editing' } },
  },
});
