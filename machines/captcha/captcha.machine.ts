import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** A captcha picture, and the id that identifies it with the answer. */
export interface CaptchaPicture {
  readonly captchaId: string;
  /** A blob URL of this page, never a data URL. */
  readonly src: string;
}

/** Minimum milliseconds from one picture to the next. */
export const REFRESH_GAP_MS = 1_000;

/** Loads a captcha picture, at most one per second. On start it waits for the rest of the second after a picture loaded before. */
export const captchaMachine = setup({
  types: {
    context: {} as { picture: CaptchaPicture | null; problem: Problem | null; restMs: number },
    input: {} as { restMs: number },
    events: {} as { type: 'captcha.refresh' },
    tags: {} as 'busy',
  },
  actors: {
    loadPicture: fromPromise<CaptchaPicture>(() => {
      throw new Error('captchaMachine: provide the loadPicture actor');
    }),
  },
  guards: { hasRested: ({ context }) => context.restMs <= 0 },
  delays: { rest: ({ context }) => context.restMs, refreshGap: REFRESH_GAP_MS },
}).createMachine({
  id: 'captcha',
  context: ({ input }) => ({ picture: null, problem: null, restMs: input.restMs }),
  initial: 'arriving',
  states: {
    arriving: { tags: 'busy', always: { guard: 'hasRested', target: 'loading' }, after: { rest: 'loading' } },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadPicture',
        onDone: { target: 'resting', actions: assign({ picture: ({ event }) => event.output, problem: null }) },
        onError: {
          target: 'resting',
          actions: assign({ picture: null, problem: ({ event }) => toProblem(event.error) }),
        },
      },
    },
    resting: { after: { refreshGap: 'ready' } },
    ready: { on: { 'captcha.refresh': 'loading' } },
  },
});
