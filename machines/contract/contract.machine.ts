import { assign, fromPromise, not, setup } from 'xstate';
import type { InputOf } from '#schemas/call.ts';
import type { processDividend } from '#schemas/calls/contracts.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { toProblem } from '#schemas/problem.ts';
import {
  operationContext,
  operationFlow,
  type Confirmation,
  type OpenOperations,
  type OperationContext,
} from '../operation/operation-states.ts';

/** The calls of all kinds differ by their names and paths alone. */
export type ContractCall = typeof processDividend;

/** An action on a contract with the terms that it offers, before anything is known of what it ends. */
export type ContractOrder = Omit<InputOf<ContractCall>, 'ends' | 'note'>;

interface ContractContext extends OperationContext<ContractCall> {
  /** There is no contract to read yet: the offer itself is the beginning. */
  readonly isNew: boolean;
  /** What is considered; new terms stay after a refusal, so that they are there to send again. */
  readonly order: ContractOrder | null;
  /** What the order would do, where it does more than it says. */
  readonly whatIf: ContractWhatIf | null;
}

type ContractEvent =
  | { type: 'contract.act'; order: ContractOrder }
  | { type: 'form.open' }
  | { type: 'form.submit'; order: ContractOrder }
  | ({ type: 'contract.confirm' } & Confirmation<ContractCall>)
  | { type: 'check.again' }
  | { type: 'step.back' };

const operation = operationFlow<ContractCall, ContractContext, ContractEvent>();

/** One step of a contract between two agents: what it would do is asked first, then it is sent once. */
export const contractMachine = setup({
  types: {
    context: {} as ContractContext,
    events: {} as ContractEvent,
    input: {} as OpenOperations<ContractCall> & { readonly isNew: boolean },
    tags: {} as 'busy',
  },
  ...operation.setup,
  actors: {
    ...operation.setup.actors,
    weigh: fromPromise<ContractWhatIf, ContractOrder>(() => {
      throw new Error('contractMachine: provide the weigh actor');
    }),
  },
  guards: {
    ...operation.setup.guards,
    isNew: ({ context }) => context.isNew,
    isWritten: ({ context }) => context.isNew || context.order?.action === 'REQUEST',
    /** A refusal changes nothing but the request itself. */
    isPlain: (_, { action }: ContractOrder) => action === 'REJECT',
  },
  actions: {
    ...operation.setup.actions,
    take: assign({ order: (_, order: ContractOrder) => order, whatIf: null, problem: null }),
    reopen: assign({ isNew: false, order: null, whatIf: null }),
  },
}).createMachine({
  id: 'contract',
  context: ({ input }) => ({ ...operationContext(input), isNew: input.isNew, order: null, whatIf: null }),
  initial: 'starting',
  states: {
    ...operation.states({ ready: 'ready', done: 'done', refused: 'refused' }),
    ready: { always: [{ guard: 'isNew', target: 'writing' }, { target: 'reading' }] },
    reading: {
      on: {
        'contract.act': [
          {
            guard: { type: 'isPlain', params: ({ event }) => event.order },
            target: 'confirming',
            actions: { type: 'take', params: ({ event }) => event.order },
          },
          { target: 'weighing', actions: { type: 'take', params: ({ event }) => event.order } },
        ],
        'form.open': { target: 'writing', actions: assign({ problem: null }) },
      },
    },
    writing: {
      on: {
        'form.submit': { target: 'weighing', actions: { type: 'take', params: ({ event }) => event.order } },
        'step.back': {
          guard: not('isNew'),
          target: 'reading',
          actions: assign({ problem: null, order: null }),
        },
      },
    },
    weighing: {
      tags: 'busy',
      invoke: {
        src: 'weigh',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('contractMachine: weighing needs an order');
          return order;
        },
        onDone: { target: 'confirming', actions: assign({ whatIf: ({ event }) => event.output }) },
        onError: {
          target: 'refused',
          actions: { type: 'explain', params: ({ event }) => toProblem(event.error) },
        },
      },
    },
    confirming: {
      on: {
        'contract.confirm': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.operation } },
        'step.back': 'refused',
      },
    },
    /** Back to where the order began. */
    refused: {
      always: [
        { guard: 'isWritten', target: 'writing' },
        { target: 'reading', actions: assign({ order: null, whatIf: null }) },
      ],
    },
    done: { on: { 'step.back': { target: 'reading', actions: ['forget', 'reopen'] } } },
  },
});
