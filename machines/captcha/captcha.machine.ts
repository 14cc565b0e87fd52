import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** A captcha picture and its id. The id is sent with the player's answer, so that the platform knows which picture was answered. */
export interface CaptchaPicture {
  readonly captchaId: string;
  /** A `blob:` URL; the content security policy blocks `data:` URLs. */
  readonly src: string;
}

/** The minimum number of milliseconds between two pictures. */
export const REFRESH_GAP_MS = 1_000;

/**
 * Loads captcha pictures, at most one per second. If another form loaded a picture less than a second ago, the first picture waits for the rest of
 * that second.
 */
export const captchaMachine = setup({
  types: {
    context: {} as { picture: CaptchaPicture | null; problem: Problem | null; restMs: number },
    input: {} as { restMs: number },
    /** `captcha.spend`: the picture was used in a request, so the platform accepts no further answer to it. */
    events: {} as { type: 'captcha.refresh' | 'captcha.spend' },
    tags: {} as 'busy',
  },
  actors: {
    loadPicture: fromPromise<CaptchaPicture>(() => {
      throw new Error('captchaMachine: the actor loadPicture must be provided');
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
