import { assign, fromPromise, setup } from 'xstate';
import { toProblem, type Problem } from '#schemas/problem.ts';

export type LoginMode = 'username' | 'sms';

/** What a login form hands over; it never stays in the machine. */
export type Credentials =
  | { readonly type: 'username'; readonly username: string; readonly password: string; readonly captchaId?: string; readonly captcha?: string; readonly remember: boolean }
  | { readonly type: 'sms'; readonly mobileNum: string; readonly countryDialingCode: string; readonly verificationCode: string; readonly remember: boolean };

export interface Entry {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  /** A change of password is forced before anything else. */
  readonly mustChange: boolean;
}

interface LoginContext {
  readonly mode: LoginMode;
  /** The platform wants the image captcha from now on. */
  readonly captcha: boolean;
  readonly problem: Problem | null;
  readonly entry: Entry | null;
}

const wantsCaptcha = ({ detail, code }: Problem): boolean =>
  code === 'captcha_required' || code === 'captcha_wrong' || (typeof detail === 'object' && detail !== null && 'captcha' in detail && Boolean(detail.captcha));

/** Logs in: human verification for user names, then the platform; a failure may call for the captcha; success enters, or first changes the password. */
export const loginMachine = setup({
  types: {
    context: {} as LoginContext,
    events: {} as { type: 'form.submit'; credentials: Credentials } | { type: 'mode.choose'; mode: LoginMode } | { type: 'problem.dismiss' },
    tags: {} as 'busy',
  },
  actors: {
    signIn: fromPromise<Entry, Credentials>(() => {
      throw new Error('loginMachine: provide the signIn actor');
    }),
    enter: fromPromise<void, Entry>(() => {
      throw new Error('loginMachine: provide the enter actor');
    }),
  },
  guards: { mustChange: (_, entry: Entry) => entry.mustChange },
}).createMachine({
  id: 'login',
  context: { mode: 'username', captcha: false, problem: null, entry: null },
  initial: 'editing',
  states: {
    editing: {
      on: {
        'form.submit': { target: 'signingIn', actions: assign({ problem: null }) },
        'mode.choose': { actions: assign({ mode: ({ event }) => event.mode, problem: null }) },
        'problem.dismiss': { actions: assign({ problem: null }) },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ event }) => {
          if (event.type !== 'form.submit') throw new Error('loginMachine: signing in starts with form.submit');
          return event.credentials;
        },
        onDone: { target: 'entering', actions: assign({ entry: ({ event }) => event.output, problem: null, captcha: false }) },
        onError: {
          target: 'editing',
          actions: assign({
            problem: ({ event }) => toProblem(event.error),
            captcha: ({ context, event }) => context.captcha || wantsCaptcha(toProblem(event.error)),
          }),
        },
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enter',
        input: ({ context }) => {
          if (context.entry === null) throw new Error('loginMachine: entering needs an entry');
          return context.entry;
        },
        onDone: [{ guard: { type: 'mustChange', params: ({ context }) => context.entry ?? { token: '', firstTimeLogin: false, mustChange: false } }, target: 'changingPassword' }, { target: 'signedIn' }],
        onError: { target: 'editing', actions: assign({ problem: ({ event }) => toProblem(event.error), entry: null }) },
      },
    },
    changingPassword: { type: 'final' },
    signedIn: { type: 'final' },
  },
});
