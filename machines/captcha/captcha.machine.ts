import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** A captcha picture, and the id that is sent with the answer to identify the picture. */
export interface CaptchaPicture {
  readonly captchaId: string;
  /** A blob URL of this page, never a data URL. */
  readonly src: string;
}

/** The minimum number of milliseconds between two pictures. */
export const REFRESH_GAP_MS = 1_000;

/** Loads captcha pictures, at most one per second. On start it waits for the rest of the second if a picture was loaded just before. */
export const captchaMachine = setup({
  types: {
    context: {} as { picture: CaptchaPicture | null; problem: Problem | null; restMs: number },
    input: {} as { restMs: number },
    /** `captcha.spend`: the platform has used up the picture. */
    events: {} as { type: 'captcha.refresh' | 'captcha.spend' },
    tags: {} as 'busy',
  },
  actors: {
    loadPicture: fromPromise<CaptchaPicture>(() => {
      throw new Error('captchaMachine: provide the loadPicture actor');
    }),
  },
  guards: {
    hasRested: ({ context }) => context.restMs <= 0,
    isSpent: ({ context }) => context.picture === null && context.problem === null,
  },
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
    resting: {
      on: { 'captcha.spend': { actions: assign({ picture: null, problem: null }) } },
      after: { refreshGap: [{ guard: 'isSpent', target: 'loading' }, { target: 'ready' }] },
    },
    ready: { on: { 'captcha.refresh': 'loading', 'captcha.spend': 'loading' } },
  },
});
