import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';
import type { Promotion } from '#schemas/promotions.ts';
import { isUnclear, NOT_CARRIED_OUT, type Operation } from '../operation.ts';

export type PromotionAct = 'join' | 'apply' | 'claim' | 'draw';

/** What a member does with a promotion. `confirmed` names it: the same text is the same operation. */
export interface PromotionOperation {
  readonly act: PromotionAct;
  readonly confirmed: string;
}

interface PromotionContext {
  /** Under way, or of unknown outcome. */
  readonly operation: PromotionOperation | null;
  /** The promotion as it stood after the last operation. */
  readonly outcome: Promotion | null;
  readonly problem: Problem | null;
}

type PromotionEvent =
  | { type: 'promotion.act'; act: Exclude<PromotionAct, 'apply'>; order: Operation }
  | { type: 'form.open' }
  | { type: 'form.leave' }
  | { type: 'form.submit'; order: Operation }
  | { type: 'check.again' }
  | { type: 'outcome.leave' };

/** Joins a promotion, applies for it, claims it or draws a prize, each once; after a lost answer it asks what became of the operation. */
export const promotionMachine = setup({
  types: {
    context: {} as PromotionContext,
    events: {} as PromotionEvent,
    /** An operation of before a reload whose outcome is unknown. */
    input: {} as { readonly pending: PromotionOperation | null },
    tags: {} as 'busy',
  },
  actors: {
    send: fromPromise<Promotion, Operation & { readonly act: PromotionAct }>(() => {
      throw new Error('promotionMachine: provide the send actor');
    }),
    /** Rejects with `not_carried_out` where the operation was not carried out and never will be. */
    askOutcome: fromPromise<Promotion, PromotionOperation>(() => {
      throw new Error('promotionMachine: provide the askOutcome actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.operation !== null,
    isApplication: ({ context }) => context.operation?.act === 'apply',
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'promotion',
  context: ({ input }) => ({ operation: input.pending, outcome: null, problem: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnknown', target: 'checking' }, { target: 'choosing' }] },
    choosing: {
      on: {
        'promotion.act': {
          target: 'sending',
          actions: assign({
            operation: ({ event: { act, order } }) => ({ act, confirmed: order.confirmed }),
            problem: null,
          }),
        },
        'form.open': { target: 'applying', actions: assign({ problem: null }) },
      },
    },
    applying: {
      on: {
        'form.submit': {
          target: 'sending',
          actions: assign({
            operation: ({ event }) => ({ act: 'apply', confirmed: event.order.confirmed }),
            problem: null,
          }),
        },
        'form.leave': { target: 'choosing', actions: assign({ problem: null }) },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'send',
        input: ({ event }) => {
          if (event.type === 'form.submit') return { act: 'apply', ...event.order };
          if (event.type === 'promotion.act') return { act: event.act, ...event.order };
          throw new Error('promotionMachine: sending begins with an act or a form');
        },
        onDone: { target: 'done', actions: assign({ outcome: ({ event }) => event.output, operation: null }) },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          { target: 'refused', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askOutcome',
        input: ({ context: { operation } }) => {
          if (operation === null) throw new Error('promotionMachine: checking needs an operation');
          return operation;
        },
        onDone: {
          target: 'done',
          actions: assign({ outcome: ({ event }) => event.output, operation: null, problem: null }),
        },
        onError: [
          {
            guard: { type: 'isUndone', params: ({ event }) => toProblem(event.error) },
            target: 'refused',
            actions: assign({ problem: ({ event }) => toProblem(event.error) }),
          },
          { target: 'waiting', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    /** The question itself was not answered: it is asked again. */
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    /** Back to where the operation began. */
    refused: {
      always: [
        { guard: 'isApplication', target: 'applying', actions: assign({ operation: null }) },
        { target: 'choosing', actions: assign({ operation: null }) },
      ],
    },
    done: { on: { 'outcome.leave': { target: 'choosing', actions: assign({ outcome: null }) } } },
  },
});
