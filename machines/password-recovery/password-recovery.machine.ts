import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

export type RecoveryMode = 'email' | 'mobileNum';

/** The form's values by field name; passed through and never stored. */
export type RecoveryValues = Readonly<Record<string, unknown>>;

/** Recovers a forgotten password: requests an e-mail to the member's address, or sets a new password with a code from the member's phone. */
export const passwordRecoveryMachine = setup({
  types: {
    context: {} as {
      readonly mode: RecoveryMode;
      readonly problem: Problem | null;
    },
    events: {} as { type: 'form.submit'; values: RecoveryValues } | { type: 'mode.choose'; mode: RecoveryMode },
    tags: {} as 'busy',
  },
  actors: {
    askForMail: fromPromise<void, RecoveryValues>(() => {
      throw new Error('passwordRecoveryMachine: the actor askForMail must be provided');
    }),
    resetByPhone: fromPromise<void, RecoveryValues>(() => {
      throw new Error('passwordRecoveryMachine: the actor resetByPhone must be provided');
    }),
  },
  guards: { isByMail: ({ context }) => context.mode === 'email' },
}).createMachine({
  id: 'passwordRecovery',
  context: { mode: 'email', problem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: 'isByMail', target: 'asking', actions: assign({ problem: null }) },
          { target: 'resetting', actions: assign({ problem: null }) },
        ],
        'mode.choose': { actions: assign({ mode: ({ event }) => event.mode, problem: null }) },
      },
    },
    asking: {
      tags: 'busy',
      invoke: {
        src: 'askForMail',
        input: ({ event }) => {
          if (event.type !== 'form.submit')
            throw new Error('passwordRecoveryMachine: only form.submit may request an e-mail');
          return event.values;
        },
        onDone: 'mailed',
        onError: { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    resetting: {
      tags: 'busy',
      invoke: {
        src: 'resetByPhone',
        input: ({ event }) => {
          if (event.type !== 'form.submit')
            throw new Error('passwordRecoveryMachine: only form.submit may start the reset');
          return event.values;
        },
        onDone: 'reset',
        onError: { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    /** If the platform knows the address, an e-mail has been sent to it. */
    mailed: { type: 'final' },
    /** The new password is set. */
    reset: { type: 'final' },
  },
});
