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

/** The type of one call is used for every kind of contract, because the calls differ only in name and path. */
export type ContractCall = typeof processDividend;

/** An action on a contract and its proposed terms, before the preview of its effects. */
export type ContractOrder = Omit<InputOf<ContractCall>, 'ends' | 'note'>;

interface ContractContext extends OperationContext<ContractCall> {
  /** Whether the flow starts with a new offer, before any contract exists. */
  readonly isNew: boolean;
  /** The action being prepared. New terms are kept after a refusal, so that they can be corrected and sent again. */
  readonly order: ContractOrder | null;
  /** The preview of the order's effects; `null` until it is loaded, and for a rejection. */
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

/** One action on a contract between two agents: it is previewed first, then sent once. */
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
    preview: fromPromise<ContractWhatIf, ContractOrder>(() => {
      throw new Error('contractMachine: the actor preview must be provided');
    }),
  },
  guards: {
    ...operation.setup.guards,
    isNew: ({ context }) => context.isNew,
    isWritten: ({ context }) => context.isNew || context.order?.action === 'REQUEST',
    /** A rejection needs no preview, because it ends only the request. */
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
          { target: 'previewing', actions: { type: 'take', params: ({ event }) => event.order } },
        ],
        'form.open': { target: 'writing', actions: assign({ problem: null }) },
      },
    },
    writing: {
      on: {
        'form.submit': { target: 'previewing', actions: { type: 'take', params: ({ event }) => event.order } },
        'step.back': {
          guard: not('isNew'),
          target: 'reading',
          actions: assign({ problem: null, order: null }),
        },
      },
    },
    previewing: {
      tags: 'busy',
      invoke: {
        src: 'preview',
        input: ({ context: { order } }) => {
          if (order === null) throw new Error('contractMachine: previewing requires an order');
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
    /** Returns to the form if the order was entered there, otherwise to the contract. */
    refused: {
      always: [
        { guard: 'isWritten', target: 'writing' },
        { target: 'reading', actions: assign({ order: null, whatIf: null }) },
      ],
    },
    done: { on: { 'step.back': { target: 'reading', actions: ['forget', 'reopen'] } } },
  },
});
