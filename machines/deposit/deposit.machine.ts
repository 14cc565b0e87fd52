import { assign, fromPromise, setup } from 'xstate';
import type { deposit } from '#schemas/calls/cashier.ts';
import type { DepositOrder } from '#schemas/cashier.ts';
import { toProblem } from '#schemas/problem.ts';
import {
  operationContext,
  operationFlow,
  type Confirmation,
  type OpenOperations,
  type OperationContext,
} from '../operation/operation-states.ts';

type Call = typeof deposit;

interface DepositContext extends OperationContext<Call> {
  /** The order that was created or opened last; `null` while the member is choosing. */
  readonly order: DepositOrder | null;
}

type DepositEvent =
  | ({ type: 'form.submit' } & Confirmation<Call>)
  /** Reopens an order from the list. */
  | { type: 'order.open'; order: DepositOrder }
  | { type: 'order.leave' }
  | { type: 'check.again' };

const operation = operationFlow<Call, DepositContext, DepositEvent>();

/** Creates a deposit order once, shows where to pay it, and watches it until it is paid, has failed or has expired. */
export const depositMachine = setup({
  types: {
    context: {} as DepositContext,
    events: {} as DepositEvent,
    input: {} as OpenOperations<Call>,
    tags: {} as 'busy',
  },
  ...operation.setup,
  actors: {
    ...operation.setup.actors,
    /** Resolves once the order is no longer pending. */
    watchOrder: fromPromise<DepositOrder, { readonly order: DepositOrder }>(() => {
      throw new Error('depositMachine: the actor watchOrder must be provided');
    }),
  },
  guards: {
    ...operation.setup.guards,
    isPaid: ({ context }) => context.order?.status === 'SUCCESS',
    hasFailed: ({ context }) => context.order?.status === 'FAILED',
    hasExpired: ({ context }) => context.order?.status === 'EXPIRED',
  },
}).createMachine({
  id: 'deposit',
  context: ({ input }) => ({ ...operationContext(input), order: null }),
  initial: 'starting',
  states: {
    ...operation.states({ ready: 'choosing', done: 'placed', refused: 'choosing' }),
    choosing: {
      on: {
        'form.submit': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.operation } },
        'order.open': { target: 'opening', actions: assign({ order: ({ event }) => event.order, problem: null }) },
      },
    },
    placed: {
      always: {
        target: 'opening',
        actions: assign({
          order: ({ context }) => context.ended.findLast(({ output }) => output !== null)?.output ?? null,
        }),
      },
    },
    /** Selects the next state by the status of the order. */
    opening: {
      always: [
        { guard: 'isPaid', target: 'paid' },
        { guard: 'hasFailed', target: 'failed' },
        { guard: 'hasExpired', target: 'expired' },
        { target: 'paying' },
      ],
    },
    paying: {
      invoke: {
        src: 'watchOrder',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('depositMachine: paying requires an order');
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
