import { fromPromise } from 'xstate';
import { passwordChangeMachine, type NewPassword } from '#machines/password-change/password-change.machine.ts';
import { changePassword, login, logout } from '#schemas/calls/account.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { accountOf } from '#src/session/session-store.ts';
import { enterSession, withHumanVerification, type AuthParts } from '../auth-parts.ts';
import type { LoginStorage } from '../login/login-machine.ts';
import { readRemembered } from '../login/remembered.ts';
import type { TemporaryCredentials } from '../temporary-credentials.ts';

const replace = async (
  { mutateCall, session }: AuthParts,
  credentials: TemporaryCredentials,
  { old, password, confirmation }: NewPassword,
): Promise<void> => {
  const pair = credentials.get();
  const known = old ?? pair?.password;
  if (known === undefined)
    throw new Problem({ code: 'validation', status: 0, message: '', fields: { old: 'input_empty' } });
  const username = pair?.username ?? accountOf(session.get()) ?? '';
  const change = (current: string) =>
    mutateCall(changePassword, { old: current, new: password, confirmNew: confirmation });
  const tried = pair?.tried;
  if (pair !== null) credentials.set({ ...pair, tried: password });
  try {
    await change(known);
  } catch (error) {
    // The password of the login was right, so if it is wrong now, the last attempt has replaced it.
    if (old !== null || tried === undefined || toProblem(error).fields?.['old'] !== 'password_wrong') throw error;
    if (tried !== password) await change(tried);
  }
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
export const createPasswordChangeMachine = (parts: AuthParts, { credentials, memory }: LoginStorage) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, NewPassword>(({ input }) => replace(parts, credentials, input)),
      logInAgain: fromPromise<void>(() => loginAgain(parts, { credentials, memory })),
      signOut: fromPromise<void>(async () => {
        credentials.clear();
        await parts.mutateCall(logout, {}).catch(() => null);
        parts.session.end();
      }),
    },
  });
