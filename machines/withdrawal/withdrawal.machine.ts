import { assign, setup } from 'xstate';
import type { withdraw } from '#schemas/calls/cashier.ts';
import type { OpenInput } from '#schemas/operation.ts';

import {
  operationContext,
  operationFlow,
  type Confirmation,
  type OpenOperations,
  type OperationContext,
} from '../operation/operation-states.ts';

type Call = typeof withdraw;

interface WithdrawalContext extends OperationContext<Call> {
  /** The chosen account and amount, without the payment password. */
  readonly draft: OpenInput<Call> | null;
}

type WithdrawalEvent =
  | { type: 'amount.confirm'; draft: OpenInput<Call> }
  | { type: 'account.add' }
  | { type: 'password.set' }
  /** Returns to the amount: the account was saved, the password was set, or the step was cancelled. */
  | { type: 'step.back' }
  | ({ type: 'form.submit' } & Confirmation<Call>)
  | { type: 'check.again' };

const operation = operationFlow<Call, WithdrawalContext, WithdrawalEvent>();

/** Withdraws money: the member first chooses an account and an amount, then confirms with the payment password. */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as OpenOperations<Call>,
    tags: {} as 'busy',
  },
  ...operation.setup,
  guards: {
    ...operation.setup.guards,
    /** The password was wrong; any other problem concerns the amount or the account. */
    concernsPassword: ({ context }) => context.problem?.fields?.['paymentPassword'] !== undefined,
  },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ ...operationContext(input), draft: null }),
  initial: 'starting',
  states: {
    ...operation.states({ ready: 'editing', done: 'placed', refused: 'refused' }),
    editing: {
      on: {
        'amount.confirm': {
          target: 'confirming',
          actions: assign({ draft: ({ event }) => event.draft, problem: null }),
        },
        'account.add': { target: 'addingAccount', actions: assign({ problem: null }) },
        'password.set': { target: 'settingPassword', actions: assign({ problem: null }) },
      },
    },
    addingAccount: { on: { 'step.back': 'editing' } },
    settingPassword: { on: { 'step.back': 'editing' } },
    confirming: {
      on: {
        'form.submit': { target: 'sending', actions: { type: 'begin', params: ({ event }) => event.operation } },
        'step.back': { target: 'editing', actions: assign({ problem: null }) },
      },
    },
    refused: { always: [{ guard: 'concernsPassword', target: 'confirming' }, { target: 'editing' }] },
    placed: { on: { 'step.back': { target: 'editing', actions: ['forget', assign({ draft: null })] } } },
  },
});
