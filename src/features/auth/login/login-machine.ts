import { fromPromise } from 'xstate';
import {
  loginMachine,
  type ChangeReason,
  type Credentials,
  type Entry,
  type Proof,
  type Verification,
} from '#machines/login/login.machine.ts';
import type { OutputOf } from '#schemas/call.ts';
import { login, rememberLogin, verifyLogin } from '#schemas/calls/account.ts';
import { cleanText } from '#schemas/clean-text.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { forgetDrafts } from '#src/forms/session-draft.ts';
import { accountOf } from '#src/session/session-store.ts';
import { enterSession, withHumanVerification, type AuthParts } from '../auth-parts.ts';
import type { TemporaryCredentials } from '../temporary-credentials.ts';
import { isMissing, type Keep, type LoginMemory } from './login-memory.ts';
import { lapseRemembered } from './remembered.ts';

export interface LoginStorage {
  readonly credentials: TemporaryCredentials;
  readonly memory: LoginMemory;
}

/** The data of a login attempt that is needed after the second step. */
interface Attempt {
  readonly type: Credentials['type'];
  /** Stores or deletes the remembered login; `null` leaves it unchanged. */
  readonly keep: Promise<Keep> | null;
}

const loginByToken = async ({ mutateCall }: AuthParts, username: string): Promise<OutputOf<typeof rememberLogin>> => {
  try {
    return await mutateCall(rememberLogin, { username });
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code !== 'login_refused' && !isMissing(problem)) throw problem;
    lapseRemembered();
    throw new Problem({ code: 'remember_lapsed', status: problem.status, message: problem.message });
  }
};

const requestLogin = async (parts: AuthParts, credentials: Credentials): Promise<OutputOf<typeof login>> => {
  if (credentials.type === 'passkey') return credentials.answer;
  if (credentials.type === 'remembered') return loginByToken(parts, credentials.username);
  if (credentials.type === 'firebase') return parts.mutateCall(login, credentials);
  const { remember, ...payload } = credentials;
  return parts.mutateCall(login, { ...payload, ...(remember ? { remember } : {}) });
};

/** Cleans the user name in the same way as the platform, so that the browser remembers the same name. */
const withCleanName = (credentials: Credentials): Credentials =>
  credentials.type === 'username' ? { ...credentials, username: cleanText(credentials.username, 'name') } : credentials;

/** Logins without a password, which never force a password change. */
const WITHOUT_PASSWORD: ReadonlySet<Credentials['type']> = new Set(['sms', 'passkey', 'firebase']);

const changeReasonOf = (
  { forcesChange }: AuthParts,
  type: Credentials['type'],
  { defaultPassword, firstTimeLogin, passwordExpired }: OutputOf<typeof login>,
): ChangeReason | null => {
  if (WITHOUT_PASSWORD.has(type)) return null;
  if (defaultPassword) return 'defaultPassword';
  if (firstTimeLogin) return 'firstLogin';
  return passwordExpired && forcesChange() ? 'expired' : null;
};

const entryOf = (parts: AuthParts, type: Credentials['type'], answer: OutputOf<typeof login>): Entry => ({
  token: answer.token,
  firstTimeLogin: answer.firstTimeLogin,
  changeReason: changeReasonOf(parts, type, answer),
  needVerify: answer.needVerify ?? null,
});

const enter = async (
  parts: AuthParts,
  { credentials }: LoginStorage,
  { token, changeReason }: Entry,
  keep: Attempt['keep'],
): Promise<void> => {
  parts.session.setChangeDue(changeReason);
  if (changeReason !== null) parts.modals.open('changePassword');
  try {
    await enterSession(parts, token);
  } catch (error) {
    credentials.clear();
    if (changeReason !== null) parts.modals.open('login');
    throw error;
  }
  await (
    await keep
  )?.(accountOf(parts.session.get()) ?? '');
  if (parts.modals.get()?.name === 'login') parts.modals.close();
};

const keepOf = ({ memory }: LoginStorage, credentials: Credentials): Attempt['keep'] => {
  if (credentials.type === 'remembered') return null;
  return credentials.type === 'passkey' || credentials.type === 'firebase'
    ? Promise.resolve(memory.drop)
    : memory.prepare(credentials);
};

/** Creates the login machine, connected to the platform. `onEntered` is called when a member has logged in. */
export const createLoginMachine = (parts: AuthParts, storage: LoginStorage, onEntered: () => void) => {
  let attempt: Attempt = { type: 'username', keep: null };
  return loginMachine.provide({
    actors: {
      proveHuman: fromPromise<Credentials, Credentials>(({ input }) => withHumanVerification(parts, 'login', input)),
      signIn: fromPromise<Entry, Credentials>(async ({ input: typed }) => {
        const input = withCleanName(typed);
        attempt = { type: input.type, keep: keepOf(storage, input) };
        const entry = entryOf(parts, input.type, await requestLogin(parts, input));
        if (entry.changeReason !== null && input.type === 'username') storage.credentials.set(input);
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
      enter: fromPromise<void, Entry>(async ({ input }) => {
        await enter(parts, storage, input, attempt.keep);
        forgetDrafts();
        onEntered();
      }),
    },
  });
};
