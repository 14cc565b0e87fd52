import { fromPromise } from 'xstate';
import { isLost } from '#machines/operation/unclear.ts';
import { passwordChangeMachine, type NewPassword } from '#machines/password-change/password-change.machine.ts';
import { changePassword, login, logout } from '#schemas/calls/account.ts';
import { Problem, toProblem } from '#schemas/problem.ts';
import { accountOf } from '#src/session/session-store.ts';
import { enterSession, withHumanVerification, type AuthParts } from '../auth-parts.ts';
import type { LoginStorage } from '../login/login-machine.ts';
import { readRemembered } from '../login/remembered.ts';
import type { TemporaryCredentials } from '../temporary-credentials.ts';

/** The new password of an attempt whose answer was lost, so that it may have replaced the old one; `null` if there is none. */
interface LostAttempt {
  password: string | null;
}

/** Whether a password that has just been used for the login is wrong now, because a lost attempt has replaced it. */
const isReplaced = (error: unknown, { old }: NewPassword, lost: LostAttempt): boolean =>
  old === null && lost.password !== null && toProblem(error).fields?.['old'] === 'password_wrong';

const replace = async (
  { mutateCall, session }: AuthParts,
  credentials: TemporaryCredentials,
  lost: LostAttempt,
  form: NewPassword,
): Promise<void> => {
  const { old, password, confirmation } = form;
  const known = old ?? credentials.get()?.password;
  if (known === undefined)
    throw new Problem({ code: 'validation', status: 0, message: '', fields: { old: 'input_empty' } });
  const username = credentials.get()?.username ?? accountOf(session.get()) ?? '';
  const change = (current: string) =>
    mutateCall(changePassword, { old: current, new: password, confirmNew: confirmation });
  try {
    await change(known);
  } catch (error) {
    if (isLost(toProblem(error))) lost.password ??= password;
    if (!isReplaced(error, form, lost)) throw error;
    if (lost.password !== password) await change(lost.password ?? '');
  }
  lost.password = null;
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
  const lost: LostAttempt = { password: null };
  return passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, NewPassword>(({ input }) => replace(parts, credentials, lost, input)),
      logInAgain: fromPromise<void>(() => loginAgain(parts, { credentials, memory })),
      signOut: fromPromise<void>(async () => {
        credentials.clear();
        lost.password = null;
        await parts.mutateCall(logout, {}).catch(() => null);
        parts.session.end();
      }),
    },
  });
};
