import { assign, fromPromise, not, setup } from 'xstate';
import type { ContractAction, ContractState } from '#schemas/contract-names.ts';
import type { ContractWhatIf } from '#schemas/contract.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { isUnclear, NOT_CARRIED_OUT, type Operation, type Pending } from '../operation.ts';

/** An action on a contract with the terms that it offers, as the platform takes them. */
export interface ContractOrder extends Operation {
  readonly action: ContractAction;
}

/** What became of a contract. */
export interface ContractReceipt {
  readonly requestId: string;
  readonly state: ContractState;
}

/** What is sent: the order, whose contracts the agent has seen would end, and what the agent says to it. */
export interface ContractMessage extends ContractOrder {
  readonly ends: readonly string[];
  readonly note: string;
}

interface ContractContext {
  /** There is no contract to read yet: the offer itself is the beginning. */
  readonly isNew: boolean;
  /** What is considered; new terms stay after a refusal, so that they are there to send again. */
  readonly order: ContractOrder | null;
  /** What the order would do, where it does more than it says. */
  readonly whatIf: ContractWhatIf | null;
  readonly receipt: ContractReceipt | null;
  /** The operation whose outcome is unknown. */
  readonly confirmed: string | null;
  readonly problem: Problem | null;
}

type ContractEvent =
  | { type: 'contract.act'; order: ContractOrder }
  | { type: 'form.open' }
  | { type: 'form.submit'; order: ContractOrder }
  | { type: 'contract.confirm'; note: string }
  | { type: 'check.again' }
  | { type: 'step.back' };

/** One step of a contract between two agents: what it would do is asked first, then it is sent once, and after a lost answer it is asked what became of it. */
export const contractMachine = setup({
  types: {
    context: {} as ContractContext,
    events: {} as ContractEvent,
    input: {} as Pending & { readonly isNew: boolean },
    tags: {} as 'busy',
  },
  actors: {
    weigh: fromPromise<ContractWhatIf, ContractOrder>(() => {
      throw new Error('contractMachine: provide the weigh actor');
    }),
    send: fromPromise<ContractReceipt, ContractMessage>(() => {
      throw new Error('contractMachine: provide the send actor');
    }),
    /** Rejects with `not_carried_out` where nothing was done and never will be. */
    askOutcome: fromPromise<ContractReceipt, { readonly confirmed: string }>(() => {
      throw new Error('contractMachine: provide the askOutcome actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.confirmed !== null,
    isNew: ({ context }) => context.isNew,
    isWritten: ({ context }) => context.isNew || context.order?.action === 'REQUEST',
    /** A refusal changes nothing but the request itself. */
    isPlain: (_, { action }: ContractOrder) => action === 'REJECT',
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
  },
  actions: {
    take: assign({ order: (_, order: ContractOrder) => order, whatIf: null, problem: null }),
    fail: assign({ problem: (_, problem: Problem) => problem, confirmed: null }),
    settle: assign({ receipt: (_, receipt: ContractReceipt) => receipt, confirmed: null, problem: null }),
    forget: assign({ isNew: false, receipt: null, order: null, whatIf: null }),
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'contract',
  context: ({ input: { confirmed, isNew } }) => ({
    isNew,
    order: null,
    whatIf: null,
    receipt: null,
    confirmed,
    problem: null,
  }),
  initial: 'starting',
  states: {
    /** An operation of before a reload is asked for first. */
    starting: {
      always: [
        { guard: 'isUnknown', target: 'checking' },
        { guard: 'isNew', target: 'writing' },
        { target: 'reading' },
      ],
    },
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
          actions: { type: 'fail', params: ({ event }) => toProblem(event.error) },
        },
      },
    },
    confirming: {
      on: {
        'contract.confirm': {
          target: 'sending',
          actions: assign({ confirmed: ({ context }) => context.order?.confirmed ?? null, problem: null }),
        },
        'step.back': 'refused',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { order, whatIf }, event }) => {
          if (event.type !== 'contract.confirm' || order === null)
            throw new Error('contractMachine: sending begins with contract.confirm');
          return { ...order, ends: (whatIf?.ends ?? []).map(({ requestId }) => requestId), note: event.note };
        },
        onDone: { target: 'done', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          { target: 'refused', actions: { type: 'fail', params: ({ event }) => toProblem(event.error) } },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askOutcome',
        input: ({ context }) => ({ confirmed: context.confirmed ?? '' }),
        onDone: { target: 'done', actions: { type: 'settle', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isUndone', params: ({ event }) => toProblem(event.error) },
            target: 'refused',
            actions: { type: 'fail', params: ({ event }) => toProblem(event.error) },
          },
          { target: 'waiting', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    /** The question itself was not answered: it is asked again. */
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    /** Back to where the order began. */
    refused: {
      always: [
        { guard: 'isWritten', target: 'writing' },
        { target: 'reading', actions: assign({ order: null, whatIf: null }) },
      ],
    },
    done: { on: { 'step.back': { target: 'reading', actions: 'forget' } } },
  },
});
