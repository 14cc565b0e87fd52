import { assign, fromPromise, setup } from 'xstate';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** An identity that the provider has confirmed; `idToken` is sent to the platform and used for nothing else. */
export interface Identity {
  readonly channel: PhoneKind;
  readonly idToken: string;
}

/** The kinds of login that open the provider's own window. */
export type WindowKind = Exclude<PhoneKind, 'sms'>;

const MINUTE_MS = 60_000;
/** The lockout after too many requests to the provider; no other failure disables the button. */
const TOO_MANY_MS = 300_000;

/**
 * Confirms an identity through the phone-authentication provider: in the provider's window, or with a code that the provider sends to a phone number.
 * The identity stays in `identity` until it is used; the machine never stores the number or the code.
 */
export const phoneAuthMachine = setup({
  types: {
    context: {} as {
      readonly problem: Problem | null;
      /** The earliest time at which another code can be sent, in milliseconds since 1970. */
      readonly readyAt: number | null;
      /** Whether a code was sent to the current number. */
      readonly isSent: boolean;
      readonly identity: Identity | null;
    },
    events: {} as
      | { type: 'window.ask'; kind: WindowKind }
      | { type: 'sms.choose' }
      | { type: 'code.send'; phoneNumber: string }
      | { type: 'code.confirm'; code: string }
      | { type: 'number.change' }
      | { type: 'kind.leave' }
      | { type: 'clock.check'; now: number }
      | { type: 'problem.dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    askInWindow: fromPromise<Identity, WindowKind>(() => {
      throw new Error('phoneAuthMachine: the actor askInWindow must be provided');
    }),
    sendCode: fromPromise<void, { readonly phoneNumber: string }>(() => {
      throw new Error('phoneAuthMachine: the actor sendCode must be provided');
    }),
    confirmCode: fromPromise<Identity, { readonly code: string }>(() => {
      throw new Error('phoneAuthMachine: the actor confirmCode must be provided');
    }),
  },
  guards: {
    isSent: ({ context }) => context.isSent,
    maySend: ({ context }) => context.readyAt === null,
    isOver: ({ context, event }) =>
      event.type === 'clock.check' && context.readyAt !== null && event.now >= context.readyAt,
  },
  actions: {
    open: assign({ readyAt: null }),
    dismiss: assign({ problem: null }),
    refuse: assign({
      problem: (_, problem: Problem) => problem,
      readyAt: ({ context }, { code }: Problem) =>
        code === 'phone_too_many' ? platformNow() + TOO_MANY_MS : context.readyAt,
    }),
    forget: assign({ isSent: false, problem: null, identity: null }),
    pass: assign({ identity: (_, identity: Identity) => identity }),
  },
}).createMachine({
  id: 'phoneAuth',
  context: { problem: null, readyAt: null, isSent: false, identity: null },
  initial: 'choosing',
  on: { 'clock.check': { guard: 'isOver', actions: 'open' }, 'problem.dismiss': { actions: 'dismiss' } },
  states: {
    choosing: {
      on: {
        'window.ask': { target: 'asking', actions: 'dismiss' },
        'sms.choose': { target: 'enteringNumber', actions: 'dismiss' },
      },
    },
    asking: {
      tags: 'busy',
      on: { 'kind.leave': 'choosing' },
      invoke: {
        src: 'askInWindow',
        input: ({ event }) => {
          if (event.type !== 'window.ask') throw new Error('phoneAuthMachine: only window.ask may open the window');
          return event.kind;
        },
        onDone: { target: 'passed', actions: { type: 'pass', params: ({ event }) => event.output } },
        onError: { target: 'choosing', actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) } },
      },
    },
    enteringNumber: {
      on: {
        'code.send': { guard: 'maySend', target: 'sendingCode', actions: 'dismiss' },
        'kind.leave': { target: 'choosing', actions: 'dismiss' },
      },
    },
    sendingCode: {
      tags: 'busy',
      on: { 'kind.leave': { target: 'choosing', actions: 'forget' } },
      invoke: {
        src: 'sendCode',
        input: ({ event }) => {
          if (event.type !== 'code.send') throw new Error('phoneAuthMachine: only code.send may start sending');
          return { phoneNumber: event.phoneNumber };
        },
        onDone: { target: 'awaitingCode', actions: assign({ readyAt: () => platformNow() + MINUTE_MS, isSent: true }) },
        onError: [
          {
            guard: 'isSent',
            target: 'awaitingCode',
            actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) },
          },
          { target: 'enteringNumber', actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) } },
        ],
      },
    },
    awaitingCode: {
      on: {
        'code.send': { guard: 'maySend', target: 'sendingCode', actions: 'dismiss' },
        'code.confirm': { target: 'confirming', actions: 'dismiss' },
        'number.change': { target: 'enteringNumber', actions: 'forget' },
        'kind.leave': { target: 'choosing', actions: 'forget' },
      },
    },
    confirming: {
      tags: 'busy',
      on: { 'kind.leave': { target: 'choosing', actions: 'forget' } },
      invoke: {
        src: 'confirmCode',
        input: ({ event }) => {
          if (event.type !== 'code.confirm')
            throw new Error('phoneAuthMachine: only code.confirm may start confirming');
          return { code: event.code };
        },
        onDone: { target: 'passed', actions: { type: 'pass', params: ({ event }) => event.output } },
        onError: { target: 'awaitingCode', actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) } },
      },
    },
    passed: { on: { 'kind.leave': { target: 'choosing', actions: 'forget' } } },
  },
});
