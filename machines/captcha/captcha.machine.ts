import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** A picture to read and the id that ties the answer to it. */
export interface CaptchaPicture {
  readonly captchaId: string;
  /** An address of this page (a blob), never a data address. */
  readonly src: string;
}

/** Loads a captcha picture and refuses another within a second. */
export const captchaMachine = setup({
  types: {
    context: {} as { picture: CaptchaPicture | null; problem: Problem | null },
    events: {} as { type: 'captcha.refresh' },
    tags: {} as 'busy',
  },
  actors: {
    loadPicture: fromPromise<CaptchaPicture>(() => {
      throw new Error('captchaMachine: provide the loadPicture actor');
    }),
  },
  delays: { refreshGap: 1_000 },
}).createMachine({
  id: 'captcha',
  context: { picture: null, problem: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        src: 'loadPicture',
        onDone: { target: 'resting', actions: assign({ picture: ({ event }) => event.output, problem: null }) },
        onError: { target: 'resting', actions: assign({ picture: null, problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    resting: { after: { refreshGap: 'ready' } },
    ready: { on: { 'captcha.refresh': 'loading' } },
  },
});
