import { fromPromise } from 'xstate';
import { passwordChangeMachine, type NewPassword } from '#machines/password-change/password-change.machine.ts';
import { changePassword, login, logout } from '#schemas/calls/account.ts';
import { Problem } from '#schemas/problem.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import type { AuthParts } from './auth-hub.ts';
import { enterSession } from './enter-session.ts';
import type { HeldCredentials } from './held-credentials.ts';
import type { LoginMemory } from './login-flow.ts';
import { readRemembered } from './remembered.ts';
import { withHuman } from './with-human.ts';

const replace = async (
  { mutateCall, session }: AuthParts,
  held: HeldCredentials,
  { old, password, confirmation }: NewPassword,
): Promise<void> => {
  const known = old ?? held.read()?.password;
  if (known === undefined)
    throw new Problem({ code: 'validation', status: 0, message: '', fields: { old: 'input_empty' } });
  const username = held.read()?.username ?? session.get().member?.account ?? '';
  await mutateCall(changePassword, { old: known, new: password, confirmNew: confirmation });
  held.hold({ username, password });
};

/** A new password ends what the platform remembered: who had asked for it is remembered anew. */
const enterAnew = async (parts: AuthParts, { held, remember: memory }: LoginMemory): Promise<void> => {
  const pair = held.read();
  held.wipe();
  try {
    if (pair === null) throw new Problem({ code: 'not_logged_in', status: 401, message: '' });
    const remember = readRemembered() !== null;
    const keep = memory.prepare({ type: 'username', ...pair, remember });
    const { token, needVerify } = await parts.mutateCall(
      login,
      await withHuman(parts, 'login', { type: 'username', ...pair, ...(remember ? { remember } : {}) }),
    );
    if (needVerify !== undefined) throw new Problem({ code: 'not_logged_in', status: 401, message: '' });
    writeSession('cpw', null);
    await enterSession(parts, token);
    await (
      await keep
    )(pair.username);
  } catch (error) {
    parts.session.end();
    throw error;
  }
};

/** The machine of the forced change, wired to the platform. */
export const passwordChangeFlow = (parts: AuthParts, memory: LoginMemory) =>
  passwordChangeMachine.provide({
    actors: {
      changePassword: fromPromise<void, NewPassword>(({ input }) => replace(parts, memory.held, input)),
      logInAnew: fromPromise<void>(() => enterAnew(parts, memory)),
      signOut: fromPromise<void>(async () => {
        memory.held.wipe();
        await parts.mutateCall(logout, {}).catch(() => null);
        parts.session.end();
      }),
    },
  });
