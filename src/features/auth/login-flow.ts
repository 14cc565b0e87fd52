import { createActor, fromPromise, type ActorRefFrom } from 'xstate';
import { loginMachine, type Credentials, type Entry, type LoginMode } from '#machines/login/login.machine.ts';
import { login } from '#schemas/calls/account.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import type { AuthParts, LoginView } from './auth-hub.ts';
import { enterSession } from './enter-session.ts';
import type { HeldCredentials } from './held-credentials.ts';

export interface LoginFlow {
  readonly submit: (credentials: Credentials) => void;
  readonly choose: (mode: LoginMode) => void;
  readonly dismiss: () => void;
}

export interface LoginListeners {
  readonly onView: (view: LoginView) => void;
  /** Told when somebody is in. */
  readonly onEntered: () => void;
}

const signIn = async ({ client, forcesChange }: AuthParts, held: HeldCredentials, credentials: Credentials): Promise<Entry> => {
  const { remember: _remember, ...payload } = credentials;
  const answer = await client(login, payload);
  const mustChange = credentials.type === 'username' && (answer.firstTimeLogin || answer.defaultPassword || (answer.passwordExpired && forcesChange()));
  if (mustChange) held.hold(credentials);
  return { token: answer.token, firstTimeLogin: answer.firstTimeLogin, mustChange };
};

const enter = async (parts: AuthParts, held: HeldCredentials, { token, mustChange }: Entry): Promise<void> => {
  writeSession('cpw', mustChange ? 'true' : null);
  if (mustChange) parts.modals.open('changePassword');
  try {
    await enterSession(parts, token);
  } catch (error) {
    held.wipe();
    if (mustChange) parts.modals.open('login');
    throw error;
  }
  if (parts.modals.get()?.name === 'login') parts.modals.close();
};

/** Runs the login machine, one after another, and tells what a form should show. */
export const createLoginFlow = (parts: AuthParts, held: HeldCredentials, { onView, onEntered }: LoginListeners, mode: LoginMode): LoginFlow => {
  const machine = loginMachine.provide({
    actors: {
      signIn: fromPromise<Entry, Credentials>(({ input }) => signIn(parts, held, input)),
      enter: fromPromise<void, Entry>(({ input }) => enter(parts, held, input)),
    },
  });
  let failures = 0;
  let actor: ActorRefFrom<typeof loginMachine>;
  const begin = (): void => {
    let lastProblem: unknown = null;
    actor = createActor(machine);
    actor.subscribe((snapshot) => {
      const { problem, captcha, mode: chosen } = snapshot.context;
      if (problem !== null && problem !== lastProblem) failures += 1;
      lastProblem = problem;
      onView({ mode: chosen, captcha, problem, failures, busy: snapshot.hasTag('busy') });
      if (snapshot.status !== 'done') return;
      onEntered();
      begin();
    });
    actor.start();
  };
  begin();
  const choose = (next: LoginMode): void => actor.send({ type: 'mode.choose', mode: next });
  choose(mode);
  return {
    submit: (credentials) => actor.send({ type: 'form.submit', credentials }),
    choose,
    dismiss: () => actor.send({ type: 'problem.dismiss' }),
  };
};
