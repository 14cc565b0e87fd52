import { assign, fromPromise, setup } from 'xstate';
import type { WithdrawalOrder } from '#schemas/cashier.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';
import { isUnclear, NOT_CARRIED_OUT, type Pending } from '../operation.ts';

/** What the member has chosen to withdraw. */
export interface WithdrawalDraft {
  readonly accountId: string;
  /** A decimal amount. */
  readonly amount: number;
}

/** What confirms it: the payment password, which is never kept, and the text that names the operation. */
export interface WithdrawalConfirmation {
  readonly confirmed: string;
  readonly paymentPassword: string;
}

interface WithdrawalContext {
  readonly draft: WithdrawalDraft | null;
  readonly order: WithdrawalOrder | null;
  /** The operation whose outcome is unknown. */
  readonly confirmed: string | null;
  readonly problem: Problem | null;
}

type WithdrawalEvent =
  | { type: 'amount.confirm'; draft: WithdrawalDraft }
  | { type: 'account.add' }
  | { type: 'password.set' }
  /** Back to the amount: the account is saved, the password set, or the member thought better of it. */
  | { type: 'step.back' }
  | { type: 'form.submit'; confirmation: WithdrawalConfirmation }
  | { type: 'check.again' };

/** Withdraws once: account and amount, then the payment password; after a lost answer it asks what became of the order. */
export const withdrawalMachine = setup({
  types: {
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    input: {} as Pending,
    tags: {} as 'busy',
  },
  actors: {
    placeOrder: fromPromise<WithdrawalOrder, WithdrawalDraft & WithdrawalConfirmation>(() => {
      throw new Error('withdrawalMachine: provide the placeOrder actor');
    }),
    /** Rejects with `not_carried_out` where the operation was not carried out and never will be. */
    askOutcome: fromPromise<WithdrawalOrder, { readonly confirmed: string }>(() => {
      throw new Error('withdrawalMachine: provide the askOutcome actor');
    }),
  },
  guards: {
    isUnknown: ({ context }) => context.confirmed !== null,
    isUnclear: (_, problem: Problem) => isUnclear(problem),
    isUndone: (_, { code }: Problem) => code === NOT_CARRIED_OUT,
    /** What was typed last is wrong; everything else concerns the amount or the account. */
    concernsPassword: (_, { fields }: Problem) => fields?.['paymentPassword'] !== undefined,
  },
  delays: { untilNextCheck: 3_000 },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => ({ draft: null, order: null, confirmed: input.confirmed, problem: null }),
  initial: 'starting',
  states: {
    starting: { always: [{ guard: 'isUnknown', target: 'checking' }, { target: 'editing' }] },
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
        'form.submit': {
          target: 'submitting',
          actions: assign({ confirmed: ({ event }) => event.confirmation.confirmed, problem: null }),
        },
        'step.back': { target: 'editing', actions: assign({ problem: null }) },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'placeOrder',
        input: ({ context: { draft }, event }) => {
          if (event.type !== 'form.submit' || draft === null)
            throw new Error('withdrawalMachine: submitting begins with form.submit');
          return { ...draft, ...event.confirmation };
        },
        onDone: { target: 'placed', actions: assign({ order: ({ event }) => event.output, confirmed: null }) },
        onError: [
          { guard: { type: 'isUnclear', params: ({ event }) => toProblem(event.error) }, target: 'checking' },
          {
            guard: { type: 'concernsPassword', params: ({ event }) => toProblem(event.error) },
            target: 'confirming',
            actions: assign({ problem: ({ event }) => toProblem(event.error), confirmed: null }),
          },
          { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error), confirmed: null }) },
        ],
      },
    },
    checking: {
      tags: 'busy',
      invoke: {
        src: 'askOutcome',
        input: ({ context }) => ({ confirmed: context.confirmed ?? '' }),
        onDone: {
          target: 'placed',
          actions: assign({ order: ({ event }) => event.output, confirmed: null, problem: null }),
        },
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
    waiting: { after: { untilNextCheck: 'checking' }, on: { 'check.again': 'checking' } },
    placed: { on: { 'step.back': { target: 'editing', actions: assign({ order: null, draft: null }) } } },
  },
});
