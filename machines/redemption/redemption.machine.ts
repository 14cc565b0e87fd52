import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { isUnclear, NOT_CARRIED_OUT, type Operation, type Pending } from '../operation.ts';

/** What was given for points: the order, and the money that it pays, 0 for a good that is sent. */
export interface PointReceipt {
  readonly orderNo: string;
  readonly points: number;
  /** A decimal amount. */
  readonly amount: number;
}

interface RedemptionContext {
  /** What the member has chosen, without the password. */
  readonly choice: Operation | null;
  readonly receipt: PointReceipt | null;
  /** The operation whose outcome is unknown. */
  readonly confirmed: string | null;
  readonly problem: Problem | null;
}

type RedemptionEvent =
  | { type: 'choice.confirm'; choice: Operation }
  | { type: 'step.back' }
  | { type: 'form.submit'; password: string }
  | { type: 'check.again' };

/** Gives points away once, for goods or for money: a choice, the password, and after a lost answer the question what became of it. */
export const redemptionMachine = setup({
  types: {
    context: {} as RedemptionContext,
    events: {} as RedemptionEvent,
    input: {} as Pending,
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<PointReceipt, Operation & { readonly password: string }>(() => {
      throw new Error('redemptionMachine: provide the send actor');
    }),
    /** Rejects with `not_carried_out` where the operation was not carried out and never will be. */
    askOutcome: fromPromise<PointReceipt, { readonly confirmed: string }>(() => {
      throw new Error('redemptionMachine: provide the askOutcome actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.confirmed !== null,
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
    /** What was typed last is wrong; everything else concerns the choice. */
    concernsPassword: (_, { fields }: Problem) => fields?.['password'] !== undefined,
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'redemption',
  context: ({ input }) => ({ choice: null, receipt: null, confirmed: input.confirmed, problem: null }),
  initial: 'starting',
  states: {
    /** An operation of before a reload is asked for first. */
    starting: { always: [{ guard: 'isUnknown', target: 'checking' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'choice.confirm': {
          target: 'confirming',
          actions: assign({ choice: ({ event }) => event.choice, problem: null }),
        },
      },
    },
    confirming: {
      on: {
        'form.submit': {
          target: 'sending',
          actions: assign({ confirmed: ({ context }) => context.choice?.confirmed ?? null, problem: null }),
        },
        'step.back': { target: 'choosing', actions: assign({ problem: null }) },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ context: { choice }, event }) => {
          if (event.type !== 'form.submit' || choice === null)
            throw new Error('redemptionMachine: sending begins with form.submit');
          return { ...choice, password: event.password };
        },
        onDone: { target: 'done', actions: assign({ receipt: ({ event }) => event.output, confirmed: null }) },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          {
            guard: { type: 'concernsPassword', params: ({ event }) => toProblem(event.error) },
            target: 'confirming',
            actions: assign({ problem: ({ event }) => toProblem(event.error), confirmed: null }),
          },
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
          target: 'done',
          actions: assign({ receipt: ({ event }) => event.output, confirmed: null, problem: null }),
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
    /** The question itself was not answered: it is asked again. */
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    done: { on: { 'step.back': { target: 'choosing', actions: assign({ receipt: null, choice: null }) } } },
  },
});
