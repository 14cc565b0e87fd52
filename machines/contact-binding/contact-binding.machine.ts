import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** A mobile number or e-mail address that a member wants to bind. */
export type Contact =
  | { readonly kind: 'mobile'; readonly mobileNum: string; readonly countryDialingCode: string }
  | { readonly kind: 'email'; readonly email: string };

/** The contact that the platform sent a code to, and the time from which another code may be sent. */
export interface SentCode {
  readonly to: Contact;
  /** When the wait ends, in milliseconds since 1970; an absolute time, so that a sleeping device does not prolong the wait. */
  readonly readyAt: number;
}

/** Submitted by the form; never stored in the machine. */
export interface ContactProof {
  readonly verificationCode: string;
  readonly password: string | null;
  /** A code from the member's authenticator app; `null` unless two-step login is on. */
  readonly proofCode: string | null;
}

interface ContactBindingContext {
  readonly sent: SentCode | null;
  readonly problem: Problem | null;
}

type ContactBindingEvent =
  | { type: 'contact.submit'; contact: Contact }
  | { type: 'code.submit'; form: ContactProof }
  | { type: 'code.resend'; now: number }
  | { type: 'contact.change' }
  | { type: 'contact.leave' };

/** Binds a mobile number or e-mail address: sends a code to it, then requires the code and a proof of the member's identity. */
export const contactBindingMachine = setup({
  types: { context: {} as ContactBindingContext, events: {} as ContactBindingEvent, tags: {} as 'busy' },
  actors: {
    sendCode: fromPromise<SentCode, Contact>(() => {
      throw new Error('contactBindingMachine: the actor sendCode must be provided');
    }),
    bind: fromPromise<void, ContactProof & { readonly to: Contact }>(() => {
      throw new Error('contactBindingMachine: the actor bind must be provided');
    }),
  },
  guards: {
    mayResend: ({ context, event }) =>
      event.type === 'code.resend' && context.sent !== null && event.now >= context.sent.readyAt,
    concernsContact: (_, { fields }: Problem) => fields?.['mobileNum'] !== undefined || fields?.['email'] !== undefined,
  },
}).createMachine({
  id: 'contactBinding',
  context: { sent: null, problem: null },
  initial: 'entering',
  states: {
    entering: {
      on: {
        'contact.submit': { target: 'sending', actions: assign({ problem: null }) },
        'contact.leave': 'left',
      },
    },
    sending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ event }) => {
          if (event.type !== 'contact.submit')
            throw new Error('contactBindingMachine: only contact.submit may start sending');
          return event.contact;
        },
        onDone: { target: 'confirming', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'entering', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    confirming: {
      on: {
        'code.submit': { target: 'binding', actions: assign({ problem: null }) },
        'code.resend': { guard: 'mayResend', target: 'resending', actions: assign({ problem: null }) },
        'contact.change': { target: 'entering', actions: assign({ sent: null, problem: null }) },
        'contact.leave': 'left',
      },
    },
    resending: {
      tags: 'busy',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => {
          if (context.sent === null)
            throw new Error('contactBindingMachine: a code can be sent again only after a first one');
          return context.sent.to;
        },
        onDone: { target: 'confirming', actions: assign({ sent: ({ event }) => event.output }) },
        onError: { target: 'confirming', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    binding: {
      tags: 'busy',
      invoke: {
        src: 'bind',
        input: ({ context, event }) => {
          if (event.type !== 'code.submit' || context.sent === null)
            throw new Error('contactBindingMachine: only code.submit after a sent code may start binding');
          return { ...event.form, to: context.sent.to };
        },
        onDone: 'bound',
        onError: [
          {
            guard: { type: 'concernsContact', params: ({ event }) => toProblem(event.error) },
            target: 'entering',
            actions: assign({ problem: ({ event }) => toProblem(event.error), sent: null }),
          },
          { target: 'confirming', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    bound: { type: 'final' },
    left: { type: 'final' },
  },
});
