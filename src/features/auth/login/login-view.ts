import type { loginMachine, LoginMode, Verification } from '#machines/login/login.machine.ts';
import { loginScreen, type LoginScreen } from '#machines/login/screens.ts';
import type { Problem } from '#schemas/problem.ts';
import { lastQueued, useLazyMachine, type LazyMachineState } from '#src/lib/lazy-machine.ts';
import { useStore } from '#src/lib/store.ts';
import { useAuth } from '../auth-service.ts';
import type { Remembered } from './remembered.ts';

/** The part of the login machine's state that a login form shows. */
export interface LoginView {
  readonly screen: LoginScreen;
  readonly mode: LoginMode;
  readonly busy: boolean;
  /** Whether the captcha is required. */
  readonly captcha: boolean;
  /** The number of failed attempts; a new captcha must be loaded when it changes. */
  readonly failures: number;
  readonly problem: Problem | null;
  /** When the next attempt is allowed, in Unix milliseconds. */
  readonly readyAt: number | null;
  /** The second step, if the platform requires one. */
  readonly verify: Verification | null;
}

const NOT_RUNNING = { screen: 'form', captcha: false, failures: 0, readyAt: null, verify: null } as const;

export const selectLoginView = (state: LazyMachineState<typeof loginMachine>): LoginView => {
  if (state.status !== 'running')
    return {
      ...NOT_RUNNING,
      mode: lastQueued(state.queued, 'mode.choose')?.mode ?? 'username',
      busy: state.status === 'loading' && lastQueued(state.queued, 'form.submit') !== undefined,
      problem: state.status === 'failed' ? state.problem : null,
    };
  const { snapshot } = state;
  const { mode, captcha, failures, problem, wait, verify } = snapshot.context;
  return {
    screen: loginScreen(snapshot),
    mode,
    busy: snapshot.hasTag('busy'),
    captcha,
    failures,
    problem,
    readyAt: wait?.readyAt ?? null,
    verify,
  };
};

export const useLoginView = (): LoginView => useLazyMachine(useAuth().login, selectLoginView);

/** Returns what this browser remembers of an earlier login; `null` in prerendered markup. */
export const useRemembered = (): Remembered | null => useStore(useAuth().remembered, () => null);
