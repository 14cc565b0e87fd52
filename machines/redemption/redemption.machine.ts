import { assign, setup } from 'xstate';
import type { convert, redeem } from '#schemas/calls/points.ts';
import type { OpenInput } from '#schemas/operation.ts';
import {
  operationContext,
  operationFlow,
  type Confirmation,
  type OpenOperations,
  type OperationContext,
} from '../operation/operation-states.ts';

/** The calls that exchange points: `redeem` for goods, `convert` for money. */
export type PointCall = typeof redeem | typeof convert;

interface RedemptionContext extends OperationContext<PointCall> {
  /** The chosen goods or amount, without the password. */
  readonly choice: OpenInput<PointCall> | null;
}

type RedemptionEvent =
  | { type: 'choice.confirm'; choice: OpenInput<PointCall> }
  | { type: 'step.back' }
  | ({ type: 'form.submit' } & Confirmation<PointCall>)
  | { type: 'check.again' };

const operation = operationFlow<PointCall, RedemptionContext, RedemptionEvent>();

/** Exchanges points for goods or money: the member first chooses, then confirms with the password. */
export const redemptionMachine = setup({
  types: {
    context: {} as RedemptionContext,
    events: {} as RedemptionEvent,
    input: {} as OpenOperations<PointCall>,
    tags: {} as 'busy',
  },
  ...operation.setup,
  guards: {
    ...operation.setup.guards,
    /** The password was wrong; any other problem concerns the choice. */
    concernsPassword: ({ context }) => context.problem?.fields?.['password'] !== undefined,
  },
}).createMachine({
  id: 'redemption',
  context: ({ input }) => ({ ...operationContext(input), choice: null }),
  initial: 'starting',
  states: {
    ...operation.states({ ready: 'choosing', done: 'done', refused: 'refused' }),
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
        'form.submit': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.operation } },
        'step.back': { target: 'choosing', actions: assign({ problem: null }) },
      },
    },
    refused: { always: [{ guard: 'concernsPassword', target: 'confirming' }, { target: 'choosing' }] },
    done: { on: { 'step.back': { target: 'choosing', actions: ['forget', assign({ choice: null })] } } },
  },
});
