import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** Submitted by the form; never stored in the machine. */
export interface NewPassword {
  /** The old password; `null` if the login that just took place still has it in memory. */
  readonly old: string | null;
  readonly password: string;
  readonly confirmation: string;
}

/** Replaces a password that must be changed, then logs in again with the new one. The member's only alternative is to log out. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as { readonly problem: Problem | null },
    events: {} as { type: 'form.submit'; form: NewPassword } | { type: 'session.leave' },
    tags: {} as 'busy',
  },
  actors: {
    changePassword: fromPromise<void, NewPassword>(() => {
      throw new Error('passwordChangeMachine: the actor changePassword must be provided');
    }),
    logInAgain: fromPromise<void>(() => {
      throw new Error('passwordChangeMachine: the actor logInAgain must be provided');
    }),
    signOut: fromPromise<void>(() => {
      throw new Error('passwordChangeMachine: the actor signOut must be provided');
    }),
  },
}).createMachine({
  id: 'passwordChange',
  context: { problem: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': { target: 'changing', actions: assign({ problem: null }) },
        'session.leave': 'leaving',
      },
    },
    changing: {
      tags: 'busy',
      invoke: {
        src: 'changePassword',
        input: ({ event }) => {
          if (event.type !== 'form.submit')
            throw new Error('passwordChangeMachine: only form.submit may start the change');
          return event.form;
        },
        onDone: { target: 'enteringAnew', actions: assign({ problem: null }) },
        onError: { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    enteringAnew: {
      tags: 'busy',
      invoke: {
        src: 'logInAgain',
        onDone: 'changed',
        onError: { target: 'changedOnly', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    leaving: { tags: 'busy', invoke: { src: 'signOut', onDone: 'left', onError: 'left' } },
    changed: { type: 'final' },
    /** The new password is set, but the login with it failed, so the member has to log in. */
    changedOnly: { type: 'final' },
    left: { type: 'final' },
  },
});
