import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { ClaimReceipt } from '#schemas/rewards.ts';
import { isUnclear, NOT_CARRIED_OUT, type Operation, type Pending } from '../operation.ts';

interface ClaimContext {
  /** The claim that is under way, whose outcome is unknown, or that ended last; what follows is about it. */
  readonly confirmed: string | null;
  readonly receipt: ClaimReceipt | null;
  readonly problem: Problem | null;
}

type ClaimEvent = { type: 'claim.start'; order: Operation } | { type: 'check.again' };

/** Claims one thing of a list at a time, each once: after an unclear end it sends nothing again, but asks what became of the claim until the answer is known. */
export const claimMachine = setup({
  types: {
    context: {} as ClaimContext,
    events: {} as ClaimEvent,
    input: {} as Pending,
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<ClaimReceipt, Operation>(() => {
      throw new Error('claimMachine: provide the send actor');
    }),
    /** Rejects with `not_carried_out` where nothing was paid and never will be. */
    askOutcome: fromPromise<ClaimReceipt, { readonly confirmed: string }>(() => {
      throw new Error('claimMachine: provide the askOutcome actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.confirmed !== null,
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
  },
  actions: {
    begin: assign({ confirmed: (_, order: Operation) => order.confirmed, receipt: null, problem: null }),
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'claim',
  context: ({ input }) => ({ confirmed: input.confirmed, receipt: null, problem: null }),
  initial: 'starting',
  states: {
    /** A claim of before a reload is asked for first. */
    starting: { always: [{ guard: 'isUnknown', target: 'checking' }, { target: 'choosing' }] },
    choosing: {
      on: { 'claim.start': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.order } } },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ event }) => {
          if (event.type !== 'claim.start') throw new Error('claimMachine: sending begins with claim.start');
          return event.order;
        },
        onDone: { target: 'paid', actions: assign({ receipt: ({ event }) => event.output }) },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          { target: 'choosing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askOutcome',
        input: ({ context }) => ({ confirmed: context.confirmed ?? '' }),
        onDone: { target: 'paid', actions: assign({ receipt: ({ event }) => event.output, problem: null }) },
        onError: [
          {
            guard: { type: 'isUndone', params: ({ event }) => toProblem(event.error) },
            target: 'choosing',
            actions: assign({ problem: ({ event }) => toProblem(event.error) }),
          },
          { target: 'waiting', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    /** The question itself was not answered: it is asked again. */
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    paid: {
      on: { 'claim.start': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.order } } },
    },
  },
});
