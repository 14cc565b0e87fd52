import { and, assign, fromPromise, setup, type DoneActorEvent } from 'xstate';
import type { PhoneKind } from '#schemas/connector-providers.ts';
import type { HumanFields } from '#schemas/connector.ts';
import type { SessionAnswer } from '#schemas/member.ts';
import type { PasskeyAssertion, PasskeyRequest } from '#schemas/passkey.ts';
import { platformNow } from '#schemas/platform-clock.ts';
import { Problem, toProblem } from '#schemas/problem.ts';

export type LoginMode = 'username' | 'sms';

/**
 * Submitted by a login form; never stored in the machine. `remembered`: a login with the remember-me token stored in the browser instead of a
 * password.
 */
export type Credentials =
  | {
      readonly type: 'username';
      readonly username: string;
      readonly password: string;
      readonly captchaId?: string;
      readonly captcha?: string;
      readonly human?: HumanFields;
      readonly remember: boolean;
    }
  | {
      readonly type: 'sms';
      readonly mobileNum: string;
      readonly countryDialingCode: string;
      readonly verificationCode: string;
      readonly remember: boolean;
    }
  | { readonly type: 'remembered'; readonly username: string }
  /** A social account or phone number that the phone-authentication provider has confirmed. */
  | { readonly type: 'firebase'; readonly firebaseChannel: PhoneKind; readonly firebaseIdToken: string }
  /** A passkey login: the platform has already verified the signature, and `answer` is its response. */
  | { readonly type: 'passkey'; readonly answer: SessionAnswer };

/** What the member submits for the second step: a code or a passkey assertion. */
export type Proof = { readonly code: string } | { readonly passkey: PasskeyAssertion };

/** The second step that the platform requires: its channel, and the masked address or number to which the code was sent. */
export interface Verification {
  readonly verifyId: string;
  readonly channel: string;
  readonly sentTo: string;
  /** The request for a passkey signature; present if a passkey may replace the code. */
  readonly passkey?: PasskeyRequest | undefined;
}

/** Why the password must be changed before anything else. */
export type ChangeReason = 'firstLogin' | 'defaultPassword' | 'expired';

export interface Entry {
  readonly token: string;
  readonly firstTimeLogin: boolean;
  /** Why the password must be changed first; `null` if it need not be. */
  readonly changeReason: ChangeReason | null;
  /** The second step; while it is required, the login is not complete and the token is empty. */
  readonly needVerify: Verification | null;
}

/** No further attempt is possible until `readyAt`, in milliseconds since 1970. */
export interface LoginWait {
  readonly readyAt: number;
  /** Only this account is locked; the player may log in to another account at once. */
  readonly isAccount: boolean;
}

interface LoginContext {
  readonly mode: LoginMode;
  /** The platform requires the image captcha from now on. */
  readonly captcha: boolean;
  readonly problem: Problem | null;
  /** The number of failures; the form loads a new captcha whenever it changes. */
  readonly failures: number;
  readonly wait: LoginWait | null;
  readonly verify: Verification | null;
  readonly entry: Entry | null;
}

type LoginEvent =
  | { type: 'form.submit'; credentials: Credentials }
  | { type: 'mode.choose'; mode: LoginMode }
  | { type: 'account.change' }
  | { type: 'verify.submit'; proof: Proof }
  | { type: 'verify.leave' }
  | { type: 'clock.check'; now: number }
  | { type: 'problem.dismiss' };

const wantsCaptcha = ({ detail, code }: Problem): boolean =>
  code === 'captcha_required' ||
  code === 'captcha_wrong' ||
  (typeof detail === 'object' && detail !== null && 'captcha' in detail && Boolean(detail.captcha));

const waitOf = ({ code, retryAfter }: Problem): LoginWait | null => {
  const isAccount = code === 'account_locked';
  if (retryAfter === null || !(isAccount || code === 'too_many_requests')) return null;
  return { readyAt: platformNow() + retryAfter * 1_000, isAccount };
};

/** Converts a `code_expired` problem to `verify_expired`: the login must start again. */
const expired = (problem: Problem): Problem =>
  new Problem({ code: 'verify_expired', status: problem.status, message: problem.message });

/** Returns the credentials to send: as submitted, or as returned by the human verification. */
const toSend = (event: LoginEvent | DoneActorEvent<Credentials>): Credentials => {
  if (event.type === 'form.submit') return event.credentials;
  if ('output' in event) return event.output;
  throw new Error('loginMachine: only form.submit may start a login');
};

/**
 * Logs in: a login by user name first requires a human verification; then the platform is called. A failure may require a captcha or a wait; a
 * success may require a second step or a password change before the site opens.
 */
export const loginMachine = setup({
  types: { context: {} as LoginContext, events: {} as LoginEvent, tags: {} as 'busy' },
  actors: {
    /**
     * Resolves to its input plus the fields of the human verification, if there is one. The typed values pass through this actor, so none of them is
     * stored in the context.
     */
    proveHuman: fromPromise<Credentials, Credentials>(() => {
      throw new Error('loginMachine: the actor proveHuman must be provided');
    }),
    signIn: fromPromise<Entry, Credentials>(() => {
      throw new Error('loginMachine: the actor signIn must be provided');
    }),
    verify: fromPromise<Entry, { readonly verification: Verification; readonly proof: Proof }>(() => {
      throw new Error('loginMachine: the actor verify must be provided');
    }),
    enter: fromPromise<void, Entry>(() => {
      throw new Error('loginMachine: the actor enter must be provided');
    }),
  },
  guards: {
    needsHuman: ({ event }) => event.type === 'form.submit' && event.credentials.type === 'username',
    /** A wait must not stop these logins: a passkey's session is already open, and a provider's token can be used only once. */
    mayTry: ({ context, event }) =>
      context.wait === null ||
      (event.type === 'form.submit' && (event.credentials.type === 'passkey' || event.credentials.type === 'firebase')),
    isOver: ({ context, event }) =>
      event.type === 'clock.check' && context.wait !== null && event.now >= context.wait.readyAt,
    isAccountLocked: ({ context }) => context.wait?.isAccount === true,
    needsVerify: (_, entry: Entry) => entry.needVerify !== null,
    mustChange: (_, entry: Entry | null) => entry !== null && entry.changeReason !== null,
    isExpired: (_, problem: Problem) => problem.code === 'code_expired',
  },
  actions: {
    open: assign({ wait: null, problem: null }),
    dismiss: assign({ problem: null }),
    fail: assign({
      problem: (_, problem: Problem) => problem,
      failures: ({ context }) => context.failures + 1,
      verify: null,
      entry: null,
    }),
    refuse: assign({
      problem: (_, problem: Problem) => problem,
      failures: ({ context }) => context.failures + 1,
      wait: (_, problem: Problem) => waitOf(problem),
      captcha: ({ context }, problem: Problem) => context.captcha || wantsCaptcha(problem),
    }),
  },
}).createMachine({
  id: 'login',
  context: { mode: 'username', captcha: false, problem: null, failures: 0, wait: null, verify: null, entry: null },
  initial: 'editing',
  on: { 'clock.check': { guard: 'isOver', actions: 'open' }, 'problem.dismiss': { actions: 'dismiss' } },
  states: {
    editing: {
      on: {
        'form.submit': [
          { guard: and(['mayTry', 'needsHuman']), target: 'provingHuman', actions: 'dismiss' },
          { guard: 'mayTry', target: 'signingIn', actions: 'dismiss' },
        ],
        'mode.choose': {
          actions: assign({
            mode: ({ event }) => event.mode,
            problem: null,
            wait: ({ context }) => (context.wait?.isAccount === true ? null : context.wait),
          }),
        },
        'account.change': { guard: 'isAccountLocked', actions: 'open' },
      },
    },
    provingHuman: {
      tags: 'busy',
      invoke: {
        src: 'proveHuman',
        input: ({ event }) => toSend(event),
        onDone: 'signingIn',
        onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) } },
      },
    },
    signingIn: {
      tags: 'busy',
      invoke: {
        src: 'signIn',
        input: ({ event }) => toSend(event),
        onDone: [
          {
            guard: { type: 'needsVerify', params: ({ event }) => event.output },
            target: 'verifying',
            actions: assign({ verify: ({ event }) => event.output.needVerify, captcha: false, wait: null }),
          },
          { target: 'entering', actions: assign({ entry: ({ event }) => event.output, captcha: false, wait: null }) },
        ],
        onError: { target: 'editing', actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) } },
      },
    },
    verifying: {
      on: {
        'verify.submit': { guard: 'mayTry', target: 'checkingCode', actions: 'dismiss' },
        'verify.leave': { target: 'editing', actions: assign({ verify: null, problem: null, wait: null }) },
      },
    },
    checkingCode: {
      tags: 'busy',
      invoke: {
        src: 'verify',
        input: ({ context, event }) => {
          if (event.type !== 'verify.submit' || context.verify === null)
            throw new Error('loginMachine: only verify.submit during a second step may start checking');
          return { verification: context.verify, proof: event.proof };
        },
        onDone: [
          {
            guard: { type: 'needsVerify', params: ({ event }) => event.output },
            target: 'verifying',
            actions: assign({ verify: ({ event }) => event.output.needVerify }),
          },
          { target: 'entering', actions: assign({ entry: ({ event }) => event.output }) },
        ],
        onError: [
          {
            guard: { type: 'isExpired', params: ({ event }) => toProblem(event.error) },
            target: 'editing',
            actions: { type: 'fail', params: ({ event }) => expired(toProblem(event.error)) },
          },
          { target: 'verifying', actions: { type: 'refuse', params: ({ event }) => toProblem(event.error) } },
        ],
      },
    },
    entering: {
      tags: 'busy',
      invoke: {
        src: 'enter',
        input: ({ context }) => {
          if (context.entry === null) throw new Error('loginMachine: entering requires the result of a login');
          return context.entry;
        },
        onDone: [
          { guard: { type: 'mustChange', params: ({ context }) => context.entry }, target: 'changingPassword' },
          { target: 'signedIn' },
        ],
        onError: { target: 'editing', actions: { type: 'fail', params: ({ event }) => toProblem(event.error) } },
      },
    },
    changingPassword: { type: 'final' },
    signedIn: { type: 'final' },
  },
});
