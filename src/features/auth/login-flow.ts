import { createActor, fromPromise, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import {
  loginMachine,
  type Credentials,
  type Entry,
  type LoginMode,
  type Proof,
  type Verification,
} from '#machines/login/login.machine.ts';
import type { OutputOf } from '#schemas/call.ts';
import { login, rememberLogin, verifyLogin } from '#schemas/calls/account.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import type { AuthParts, LoginView } from './auth-hub.ts';
import { enterSession } from './enter-session.ts';
import type { HeldCredentials } from './held-credentials.ts';
import { isMissing, type Keep, type RememberFlow } from './remember-flow.ts';
import { lapseRemembered } from './remembered.ts';
import { withHuman } from './with-human.ts';

export interface LoginFlow {
  readonly submit: (credentials: Credentials) => void;
  readonly choose: (mode: LoginMode) => void;
  readonly changeAccount: () => void;
  readonly verify: (proof: Proof) => void;
  readonly startOver: () => void;
  readonly checkClock: (now: number) => void;
  readonly dismiss: () => void;
}

export interface LoginListeners {
  readonly onView: (view: Omit<LoginView, 'remembered'>) => void;
  /** Told when somebody is in. */
  readonly onEntered: () => void;
}

export interface LoginMemory {
  readonly held: HeldCredentials;
  readonly remember: RememberFlow;
}

/** What is known of a login between its first step and its end. */
interface Attempt {
  readonly type: Credentials['type'];
  /** `null`: what is remembered stays as it is. */
  readonly keep: Promise<Keep> | null;
}

const byMemory = async ({ mutateCall }: AuthParts, username: string): Promise<OutputOf<typeof rememberLogin>> => {
  try {
    return await mutateCall(rememberLogin, { username });
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code !== 'login_refused' && !isMissing(problem)) throw problem;
    lapseRemembered();
    throw new Problem({ code: 'remember_lapsed', status: problem.status, message: problem.message });
  }
};

const send = (
  { mutateCall }: AuthParts,
  credentials: Exclude<Credentials, { readonly type: 'remembered' | 'passkey' }>,
): Promise<OutputOf<typeof login>> => {
  if (credentials.type === 'firebase') return mutateCall(login, credentials);
  const { remember, ...payload } = credentials;
  return mutateCall(login, { ...payload, ...(remember ? { remember } : {}) });
};

const answerTo = async (parts: AuthParts, credentials: Credentials): Promise<OutputOf<typeof login>> => {
  if (credentials.type === 'passkey') return credentials.answer;
  return credentials.type === 'remembered' ? byMemory(parts, credentials.username) : send(parts, credentials);
};

/** Ways in without a password: none of them forces a change of it. */
const PROVEN_OTHERWISE: ReadonlySet<Credentials['type']> = new Set(['sms', 'passkey', 'firebase']);

const entryOf = ({ forcesChange }: AuthParts, type: Credentials['type'], answer: OutputOf<typeof login>): Entry => ({
  token: answer.token,
  firstTimeLogin: answer.firstTimeLogin,
  mustChange:
    !PROVEN_OTHERWISE.has(type) &&
    (answer.firstTimeLogin || answer.defaultPassword || (answer.passwordExpired && forcesChange())),
  needVerify: answer.needVerify ?? null,
});

const enter = async (
  parts: AuthParts,
  { held }: LoginMemory,
  { token, mustChange }: Entry,
  keep: Attempt['keep'],
): Promise<void> => {
  writeSession('cpw', mustChange ? 'true' : null);
  if (mustChange) parts.modals.open('changePassword');
  try {
    await enterSession(parts, token);
  } catch (error) {
    held.wipe();
    if (mustChange) parts.modals.open('login');
    throw error;
  }
  await (
    await keep
  )?.(parts.session.get().member?.account ?? '');
  if (parts.modals.get()?.name === 'login') parts.modals.close();
};

const keepOf = ({ remember }: LoginMemory, credentials: Credentials): Attempt['keep'] => {
  if (credentials.type === 'remembered') return null;
  return credentials.type === 'passkey' || credentials.type === 'firebase'
    ? Promise.resolve(remember.drop)
    : remember.prepare(credentials);
};

/** What a form shows of a login; `failures`: how many there have been. */
export const loginViewOf = (
  snapshot: SnapshotFrom<typeof loginMachine>,
  failures: number,
): Omit<LoginView, 'remembered'> => {
  const { mode, captcha, problem, wait, verify } = snapshot.context;
  return { mode, captcha, problem, failures, busy: snapshot.hasTag('busy'), readyAt: wait?.readyAt ?? null, verify };
};

/** Runs the login machine, one after another, and tells what a form should show. */
export const createLoginFlow = (
  parts: AuthParts,
  memory: LoginMemory,
  { onView, onEntered }: LoginListeners,
  mode: LoginMode,
): LoginFlow => {
  let attempt: Attempt = { type: 'username', keep: null };
  const machine = loginMachine.provide({
    actors: {
      proveHuman: fromPromise<Credentials, Credentials>(({ input }) => withHuman(parts, 'login', input)),
      signIn: fromPromise<Entry, Credentials>(async ({ input }) => {
        attempt = { type: input.type, keep: keepOf(memory, input) };
        const entry = entryOf(parts, input.type, await answerTo(parts, input));
        if (entry.mustChange && input.type === 'username') memory.held.hold(input);
        return entry;
      }),
      verify: fromPromise<Entry, { readonly verification: Verification; readonly proof: Proof }>(
        async ({ input: { verification, proof } }) =>
          entryOf(
            parts,
            attempt.type,
            await parts.mutateCall(verifyLogin, { verifyId: verification.verifyId, ...proof }),
          ),
      ),
      enter: fromPromise<void, Entry>(({ input }) => enter(parts, memory, input, attempt.keep)),
    },
  });
  let failures = 0;
  let actor: ActorRefFrom<typeof loginMachine>;
  const begin = (): void => {
    let lastProblem: unknown = null;
    actor = createActor(machine);
    actor.subscribe((snapshot) => {
      const { problem } = snapshot.context;
      if (problem !== null && problem !== lastProblem) failures += 1;
      lastProblem = problem;
      onView(loginViewOf(snapshot, failures));
      if (snapshot.status !== 'done') return;
      onEntered();
      begin();
    });
    actor.start();
  };
  begin();
  const choose = (next: LoginMode): void => actor.send({ type: 'mode.choose', mode: next });
  const checkClock = (now: number): void => actor.send({ type: 'clock.check', now });
  choose(mode);
  return {
    submit: (credentials) => {
      checkClock(Date.now());
      actor.send({ type: 'form.submit', credentials });
    },
    choose,
    changeAccount: () => actor.send({ type: 'account.change' }),
    verify: (proof) => {
      checkClock(Date.now());
      actor.send({ type: 'verify.submit', proof });
    },
    startOver: () => {
      memory.held.wipe();
      actor.send({ type: 'verify.leave' });
    },
    checkClock,
    dismiss: () => actor.send({ type: 'problem.dismiss' }),
  };
};
