import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

export interface SendCodeInput {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

export interface CodeReceipt {
  /** Milliseconds until another code may be asked for. */
  readonly waitMs: number;
  /** When that is, in milliseconds since 1970: clocks and sleep cannot bend it. */
  readonly readyAt: number;
}

/** A provider that is asked too often is left alone for so long. */
const TOO_MANY_MS = 300_000;

const restAfter = ({ retryAfter }: Problem): CodeReceipt => {
  const waitMs = Math.min(TOO_MANY_MS, retryAfter === null || retryAfter <= 0 ? TOO_MANY_MS : retryAfter * 1_000);
  return { waitMs, readyAt: Date.now() + waitMs };
};

/** Sends an SMS code, then refuses another until the platform's waiting time is over; after a failure it rests for a second, after too many requests for five minutes or for as long as the platform says, if that is less. */
export const smsCodeMachine = setup({
  types: {
    context: {} as { receipt: CodeReceipt | null; problem: Problem | null },
    events: {} as { type: 'code.send'; to: SendCodeInput } | { type: 'clock.check'; now: number } | { type: 'problem.dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    sendCode: fromPromise<CodeReceipt, SendCodeInput>(() => {
      throw new Error('smsCodeMachine: provide the sendCode actor');
    }),
  },
  guards: {
    isTooMany: (_, problem: Problem) => problem.code === 'too_many_requests',
    isOver: ({ context, event }) => event.type === 'clock.check' && context.receipt !== null && event.now >= context.receipt.readyAt,
  },
  delays: {
    waitingTime: ({ context }) => context.receipt?.waitMs ?? 60_000,
    throttle: 1_000,
  },
}).createMachine({
  id: 'smsCode',
  context: { receipt: null, problem: null },
  initial: 'ready',
  states: {
    ready: { on: { 'code.send': 'sending', 'problem.dismiss': { actions: assign({ problem: null }) } } },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ event }) => {
          if (event.type !== 'code.send') throw new Error('smsCodeMachine: sending starts with code.send');
          return event.to;
        },
        onDone: { target: 'waiting', actions: assign({ receipt: ({ event }) => event.output, problem: null }) },
        onError: [
          {
            guard: { type: 'isTooMany', params: ({ event }) => toProblem(event.error) },
            target: 'waiting',
            actions: assign({ receipt: ({ event }) => restAfter(toProblem(event.error)), problem: ({ event }) => toProblem(event.error) }),
          },
          { target: 'refused', actions: assign({ receipt: null, problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    refused: { after: { throttle: 'ready' }, on: { 'problem.dismiss': { actions: assign({ problem: null }) } } },
    waiting: { after: { waitingTime: 'ready' }, on: { 'clock.check': { guard: 'isOver', target: 'ready' }, 'problem.dismiss': { actions: assign({ problem: null }) } } },
  },
});
