import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { isUnclear, NOT_CARRIED_OUT, type Operation, type Pending } from '../operation.ts';

interface MoneyTransferContext {
  /** The operation that is under way, or whose outcome is unknown. */
  readonly confirmed: string | null;
  readonly problem: Problem | null;
}

type MoneyTransferEvent =
  | { type: 'form.submit'; order: Operation }
  | { type: 'check.again' }
  | { type: 'transfer.another' };

/** Moves money once: after an unclear end it sends nothing again, but asks what became of the operation until the answer is known. */
export const moneyTransferMachine = setup({
  types: {
    context: {} as MoneyTransferContext,
    events: {} as MoneyTransferEvent,
    input: {} as Pending,
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<void, Operation>(() => {
      throw new Error('moneyTransferMachine: provide the send actor');
    }),
    /** Rejects with `not_carried_out` where the operation was not carried out and never will be. */
    askOutcome: fromPromise<void, { readonly confirmed: string }>(() => {
      throw new Error('moneyTransferMachine: provide the askOutcome actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.confirmed !== null,
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'moneyTransfer',
  context: ({ input }) => ({ confirmed: input.confirmed, problem: null }),
  initial: 'starting',
  states: {
    /** An operation of before a reload is asked for first. */
    starting: { always: [{ guard: 'isUnknown', target: 'checking' }, { target: 'editing' }] },
    editing: {
      on: {
        'form.submit': {
          target: 'sending',
          actions: assign({ confirmed: ({ event }) => event.order.confirmed, problem: null }),
        },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ event }) => {
          if (event.type !== 'form.submit') throw new Error('moneyTransferMachine: sending begins with form.submit');
          return event.order;
        },
        onDone: { target: 'done', actions: assign({ confirmed: null }) },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          {
            target: 'editing',
            actions: assign({ problem: ({ event }) => toProblem(event.error), confirmed: null }),
          },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askOutcome',
        input: ({ context }) => ({ confirmed: context.confirmed ?? '' }),
        onDone: { target: 'done', actions: assign({ confirmed: null, problem: null }) },
        onError: [
          {
            guard: { type: 'isUndone', params: ({ event }) => toProblem(event.error) },
            target: 'editing',
            actions: assign({ confirmed: null, problem: ({ event }) => toProblem(event.error) }),
          },
          { target: 'waiting', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    /** The question itself was not answered: it is asked again. */
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    done: { on: { 'transfer.another': 'editing' } },
  },
});
