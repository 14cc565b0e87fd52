import { fromPromise } from 'xstate';
import { passwordChangeMachine, type NewPassword } from '#machines/password-change/password-change.machine.ts';
import { changePassword, login, logout } from '#schemas/calls/account.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { accountOf } from '#src/session/session-store.ts';
import { enterSession, withHumanVerification, type AuthParts } from '../auth-parts.ts';
import type { LoginStorage } from '../login/login-machine.ts';
import { readRemembered } from '../login/remembered.ts';
import type { TemporaryCredentials } from '../temporary-credentials.ts';

/** The new password of the last attempt; its answer may have been lost, so that it may have replaced the old one. `null` if there is none. */
interface LastAttempt {
  password: string | null;
}

const replace = async (
  { mutateCall, session }: AuthParts,
  credentials: TemporaryCredentials,
  last: LastAttempt,
  { old, password, confirmation }: NewPassword,
): Promise<void> => {
  const known = old ?? credentials.get()?.password;
  if (known === undefined)
    throw new Problem({ code: 'validation', status: 0, message: '', fields: { old: 'input_empty' } });
  const username = credentials.get()?.username ?? accountOf(session.get()) ?? '';
  const change = (current: string) =>
    mutateCall(changePassword, { old: current, new: password, confirmNew: confirmation });
  const tried = last.password;
  last.password = password;
  try {
    await change(known);
  } catch (error) {
    // The password of the login was right, so if it is wrong now, the last attempt has replaced it.
    if (old !== null || tried === null || toProblem(error).fields?.['old'] !== 'password_wrong') throw error;
    if (tried !== password) await change(tried);
  }
  last.password = null;
  credentials.set({ username, password });
};

/** Logs in again, because a new password makes the platform forget the remembered login. If the login was remembered, remembers it again. */
const loginAgain = async (parts: AuthParts, { credentials, memory }: LoginStorage): Promise<void> => {
  const pair = credentials.get();
  credentials.clear();
  try {
    if (pair === null) throw new Problem({ code: 'not_logged_in', status: 401, message: '' });
    const remember = readRemembered() !== null;
    const keep = memory.prepare({ type: 'username', ...pair, remember });
    const { token, needVerify } = await parts.mutateCall(
      login,
      await withHumanVerification(parts, 'login', { type: 'username', ...pair, ...(remember ? { remember } : {}) }),
    );
    if (needVerify !== undefined) throw new Problem({ code: 'not_logged_in', status: 401, message: '' });
    parts.session.setChangeDue(null);
    await enterSession(parts, token);
    await (
      await keep
    )(pair.username);
  } catch (error) {
    parts.session.lapse();
    throw error;
  }
};

/** Creates the machine for a forced password change, connected to the platform. */
export const createPasswordChangeMachine = (parts: AuthParts, { credentials, memory }: LoginStorage) => {
  const last: LastAttempt = { password: null };
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, NewPassword>(({ input }) => replace(parts, credentials, last, input)),
      logInAgain: fromPromise<void>(() => loginAgain(parts, { credentials, memory })),
      signOut: fromPromise<void>(async () => {
        credentials.clear();
        last.password = null;
        await parts.mutateCall(logout, {}).catch(() => null);
        parts.session.end();
      }),
    },
  });
};
