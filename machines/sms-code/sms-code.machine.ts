import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { HumanFields } from '#schemas/connector.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { toProblem, type Problem } from '#schemas/problem.ts';

export interface SendCodeInput {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly human?: HumanFields;
}

export interface CodeReceipt {
  /** Milliseconds until another code may be requested. */
  readonly waitMs: number;
  /** When the wait ends, in milliseconds since 1970; an absolute time, so that a sleeping device does not prolong the wait. */
  readonly readyAt: number;
}

/** The lockout after too many requests to the provider. */
const TOO_MANY_MS = 300_000;

const restAfter = ({ retryAfter }: Problem): CodeReceipt => {
  const waitMs = Math.min(TOO_MANY_MS, retryAfter === null ? TOO_MANY_MS : retryAfter * 1_000);
  return { waitMs, readyAt: platformNow() + waitMs };
};

type CodeEvent =
  | { type: 'code.send'; to: SendCodeInput }
  | { type: 'clock.check'; now: number }
  | { type: 'problem.dismiss' };

/** Returns the number to which the code is sent: as requested, or as returned by the human verification. */
const target = (event: CodeEvent | DoneActorEvent<SendCodeInput>): SendCodeInput => {
  if (event.type === 'code.send') return event.to;
  if ('output' in event) return event.output;
  throw new Error('smsCodeMachine: only code.send may start sending');
};

/**
 * Requires a human verification, sends an SMS code, and sends no other code until the platform's waiting time is over. After a failure it pauses for
 * one second; after too many requests, for the time that the platform gives, but at most five minutes.
 */
export const smsCodeMachine = setup({
  types: {
    context: {} as { receipt: CodeReceipt | null; problem: Problem | null },
    events: {} as CodeEvent,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves to its input plus the fields of the human verification, if there is one. */
    proveHuman: fromPromise<SendCodeInput, SendCodeInput>(() => {
      throw new Error('smsCodeMachine: the actor proveHuman must be provided');
    }),
    sendCode: fromPromise<CodeReceipt, SendCodeInput>(() => {
      throw new Error('smsCodeMachine: the actor sendCode must be provided');
    }),
  },
  guards: {
    isTooMany: (_, { code }: Problem) => code === 'too_many_requests' || code === 'phone_too_many',
    isOver: ({ context, event }) =>
      event.type === 'clock.check' && context.receipt !== null && event.now >= context.receipt.readyAt,
  },
  delays: {
    waitingTime: ({ context }) => context.receipt?.waitMs ?? 0,
    throttle: 1_000,
  },
}).createMachine({
  id: 'smsCode',
  context: { receipt: null, problem: null },
  initial: 'ready',
  states: {
    ready: { on: { 'code.send': 'provingHuman', 'problem.dismiss': { actions: assign({ problem: null }) } } },
    provingHuman: {
      tags: 'busy',
      invoke: {
        src: 'proveHuman',
        input: ({ event }) => target(event),
        onDone: 'sending',
        onError: { target: 'ready', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ event }) => target(event),
        onDone: { target: 'waiting', actions: assign({ receipt: ({ event }) => event.output, problem: null }) },
        onError: [
          {
            guard: { type: 'isTooMany', params: ({ event }) => toProblem(event.error) },
            target: 'waiting',
            actions: assign({
              receipt: ({ event }) => restAfter(toProblem(event.error)),
              problem: ({ event }) => toProblem(event.error),
            }),
          },
          { target: 'refused', actions: assign({ receipt: null, problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    refused: { after: { throttle: 'ready' }, on: { 'problem.dismiss': { actions: assign({ problem: null }) } } },
    waiting: {
      after: { waitingTime: 'ready' },
      on: {
        'clock.check': { guard: 'isOver', target: 'ready' },
        'problem.dismiss': { actions: assign({ problem: null }) },
      },
    },
  },
});
