import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

/** Submitted by the form; never stored in the machine. The password is `null` if the member has none. */
export interface OwnPassword {
  readonly password: string | null;
}

export interface AppSecret {
  /** The secret in Base32, for members who type it instead of scanning the QR code. */
  readonly secret: string;
  /** The content of the QR code. */
  readonly uri: string;
}

interface TwoStepSetupContext {
  readonly secret: AppSecret | null;
  readonly recoveryCodes: readonly string[] | null;
  readonly problem: Problem | null;
}

type TwoStepSetupEvent =
  | { type: 'password.submit'; form: OwnPassword }
  | { type: 'code.submit'; code: string }
  | { type: 'codes.saved' }
  | { type: 'setup.leave' }
  | { type: 'problem.dismiss' };

/**
 * Turns on two-step login: asks for the member's password, shows a secret for an authenticator app, checks the app's first code, and shows the
 * recovery codes until they are saved.
 */
export const twoStepSetupMachine = setup({
  types: { context: {} as TwoStepSetupContext, events: {} as TwoStepSetupEvent, tags: {} as 'busy' },
  actors: {
    makeSecret: fromPromise<AppSecret, OwnPassword>(() => {
      throw new Error('twoStepSetupMachine: the actor makeSecret must be provided');
    }),
    confirmCode: fromPromise<readonly string[], { readonly code: string }>(() => {
      throw new Error('twoStepSetupMachine: the actor confirmCode must be provided');
    }),
  },
  guards: { hasRunOut: (_, problem: Problem) => problem.code === 'code_expired' },
}).createMachine({
  id: 'twoStepSetup',
  context: { secret: null, recoveryCodes: null, problem: null },
  initial: 'proving',
  states: {
    proving: {
      on: {
        'password.submit': { target: 'starting', actions: assign({ problem: null }) },
        'setup.leave': 'left',
        'problem.dismiss': { actions: assign({ problem: null }) },
      },
    },
    starting: {
      tags: 'busy',
      invoke: {
        src: 'makeSecret',
        input: ({ event }) => {
          if (event.type !== 'password.submit')
            throw new Error('twoStepSetupMachine: only password.submit may request a secret');
          return event.form;
        },
        onDone: { target: 'pairing', actions: assign({ secret: ({ event }) => event.output }) },
        onError: { target: 'proving', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
      },
    },
    pairing: {
      on: {
        'code.submit': { target: 'confirming', actions: assign({ problem: null }) },
        'setup.leave': 'left',
        'problem.dismiss': { actions: assign({ problem: null }) },
      },
    },
    confirming: {
      tags: 'busy',
      invoke: {
        src: 'confirmCode',
        input: ({ event }) => {
          if (event.type !== 'code.submit')
            throw new Error('twoStepSetupMachine: only code.submit may start confirming');
          return { code: event.code };
        },
        onDone: { target: 'saving', actions: assign({ recoveryCodes: ({ event }) => event.output, secret: null }) },
        onError: [
          {
            guard: { type: 'hasRunOut', params: ({ event }) => toProblem(event.error) },
            target: 'proving',
            actions: assign({ problem: ({ event }) => toProblem(event.error), secret: null }),
          },
          { target: 'pairing', actions: assign({ problem: ({ event }) => toProblem(event.error) }) },
        ],
      },
    },
    /** The only way out is `codes.saved`: two-step login is on, and a member who left now would have no recovery codes. */
    saving: { on: { 'codes.saved': { target: 'done', actions: assign({ recoveryCodes: null }) } } },
    done: { type: 'final' },
    left: { type: 'final' },
  },
});
