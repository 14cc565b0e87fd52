import { assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

export type RegistrationVariant = 'username' | 'mobile';

/** The form's values by field name; passed through and never stored. */
export type RegistrationValues = Readonly<Record<string, unknown>>;

export interface RegistrationInput {
  readonly variant: RegistrationVariant;
  readonly values: RegistrationValues;
}

type RegistrationEvent =
  | { type: 'form.submit'; values: RegistrationValues }
  | { type: 'variant.choose'; variant: RegistrationVariant };

/** Returns the values to send: as submitted, or as returned by the human verification. */
const toSend = (event: RegistrationEvent | DoneActorEvent<RegistrationValues>): RegistrationValues => {
  if (event.type === 'form.submit') return event.values;
  if ('output' in event) return event.output;
  throw new Error('registrationMachine: only form.submit may start a registration');
};

/**
 * Registers a member: first a human verification, then the registration, then entering the site with the session that the platform opens. After a
 * refusal, the flow returns to the form and marks the refused fields.
 */
export const registrationMachine = setup({
  types: {
    context: {} as {
      readonly variant: RegistrationVariant;
      readonly problem: Problem | null;
      /** The number of refusals; the form loads a new captcha whenever it changes. */
      readonly refusals: number;
      readonly token: string | null;
    },
    input: {} as { readonly variant: RegistrationVariant },
    events: {} as RegistrationEvent,
    tags: {} as 'busy',
  },
  actors: {
    /**
     * Resolves to its input plus the fields of the human verification, if there is one. The typed values pass through this actor, so none of them is
     * stored in the context.
     */
    proveHuman: fromPromise<RegistrationValues, RegistrationValues>(() => {
      throw new Error('registrationMachine: the actor proveHuman must be provided');
    }),
    register: fromPromise<string, RegistrationInput>(() => {
      throw new Error('registrationMachine: the actor register must be provided');
    }),
    enter: fromPromise<void, string>(() => {
      throw new Error('registrationMachine: the actor enter must be provided');
    }),
  },
}).createMachine({
  id: 'registration',
  context: ({ input }) => ({ variant: input.variant, problem: null, refusals: 0, token: null }),
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': { target: 'provingHuman', actions: assign({ problem: null }) },
        'variant.choose': { actions: assign({ variant: ({ event }) => event.variant, problem: null }) },
      },
    },
    provingHuman: {
      tags: 'busy',
      invoke: {
        src: 'proveHuman',
        input: ({ event }) => toSend(event),
        onDone: 'submitting',
        onError: { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        src: 'register',
        input: ({ context, event }) => ({ variant: context.variant, values: toSend(event) }),
        onDone: { target: 'entering', actions: assign({ token: ({ event }) => event.output, problem: null }) },
        onError: {
          target: 'editing',
          actions: assign({
            problem: ({ event }) => toProblem(event.error),
            refusals: ({ context }) => context.refusals + 1,
          }),
        },
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enter',
        input: ({ context }) => context.token ?? '',
        onDone: 'registered',
        onError: { target: 'registered', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    registered: { type: 'final' },
  },
});
