import { assign, fromPromise, setup } from 'xstate';
import type { DepositOrder } from '#schemas/cashier.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { isUnclear, NOT_CARRIED_OUT, type Operation, type Pending } from '../operation.ts';

interface DepositContext {
  /** The order that is being paid, or was. */
  readonly order: DepositOrder | null;
  /** The operation whose outcome is unknown. */
  readonly confirmed: string | null;
  readonly problem: Problem | null;
}

type DepositEvent =
  | { type: 'form.submit'; order: Operation }
  /** An order of the list is looked at again. */
  | { type: 'order.open'; order: DepositOrder }
  | { type: 'order.leave' }
  | { type: 'check.again' };

/** Opens a deposit order once, says where to pay it, and watches it until it is paid, has failed or has expired. */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as Pending,
    tags: {} as 'busy',
  },
  actors: {
    placeOrder: fromPromise<DepositOrder, Operation>(() => {
      throw new Error('depositMachine: provide the placeOrder actor');
    }),
    /** Rejects with `not_carried_out` where the operation was not carried out and never will be. */
    askOutcome: fromPromise<DepositOrder, { readonly confirmed: string }>(() => {
      throw new Error('depositMachine: provide the askOutcome actor');
    }),
    /** Answers once the order is no longer pending. */
    watchOrder: fromPromise<DepositOrder, { readonly order: DepositOrder }>(() => {
      throw new Error('depositMachine: provide the watchOrder actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.confirmed !== null,
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
    isPaid: (_, order: DepositOrder | null) => order?.status === 'SUCCESS',
    hasFailed: (_, order: DepositOrder | null) => order?.status === 'FAILED',
    hasExpired: (_, order: DepositOrder | null) => order?.status === 'EXPIRED',
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({ order: null, confirmed: input.confirmed, problem: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnknown', target: 'checking' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'form.submit': {
          target: 'ordering',
          actions: assign({ confirmed: ({ event }) => event.order.confirmed, problem: null }),
        },
        'order.open': { target: 'opening', actions: assign({ order: ({ event }) => event.order, problem: null }) },
      },
    },
    ordering: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ event }) => {
          if (event.type !== 'form.submit') throw new Error('depositMachine: ordering begins with form.submit');
          return event.order;
        },
        onDone: { target: 'opening', actions: assign({ order: ({ event }) => event.output, confirmed: null }) },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          { target: 'choosing', actions: assign({ problem: ({ event }) => toProblem(event.error), confirmed: null }) },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askOutcome',
        input: ({ context }) => ({ confirmed: context.confirmed ?? '' }),
        onDone: {
          target: 'opening',
          actions: assign({ order: ({ event }) => event.output, confirmed: null, problem: null }),
        },
        onError: [
          {
            guard: { type: 'isUndone', params: ({ event }) => toProblem(event.error) },
            target: 'choosing',
            actions: assign({ confirmed: null, problem: ({ event }) => toProblem(event.error) }),
          },
          { target: 'waiting', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    /** Where an order goes by its status. */
    opening: {
      always: [
        { guard: { type: 'isPaid', params: ({ context }) => context.order }, target: 'paid' },
        { guard: { type: 'hasFailed', params: ({ context }) => context.order }, target: 'failed' },
        { guard: { type: 'hasExpired', params: ({ context }) => context.order }, target: 'expired' },
        { target: 'paying' },
      ],
    },
    paying: {
      invoke: {
        src: 'watchOrder',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('depositMachine: paying needs an order');
          return { order };
        },
        onDone: { target: 'opening', actions: assign({ order: ({ event }) => event.output }) },
        onError: {
          target: 'choosing',
          actions: assign({ problem: ({ event }) => toProblem(event.error), order: null }),
        },
      },
      on: { 'order.leave': { target: 'choosing', actions: assign({ order: null }) } },
    },
    paid: { on: { 'order.leave': { target: 'choosing', actions: assign({ order: null }) } } },
    failed: { on: { 'order.leave': { target: 'choosing', actions: assign({ order: null }) } } },
    expired: { on: { 'order.leave': { target: 'choosing', actions: assign({ order: null }) } } },
  },
});
