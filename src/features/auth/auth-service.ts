import type { LoginMode } from '#machines/login/login.machine.ts';
import type { phoneAuthMachine } from '#machines/phone-auth/phone-auth.machine.ts';
import type { smsCodeMachine } from '#machines/sms-code/sms-code.machine.ts';
import { createLazyMachine, type LazyMachine } from '#src/lib/lazy-machine.ts';
import { createLazyValue, useLazyValue, type LazyValue } from '#src/lib/lazy-value.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';
import type { AuthMachines, createAuthMachines } from './auth-machines.ts';
import type { AuthParts, CodePurpose } from './auth-parts.ts';
import { createLoginControl, type LoginControl } from './login/login-control.ts';
import { readRemembered, type Remembered } from './login/remembered.ts';
import { NO_DRAFT, type LoginDraft } from './login/validate-login.ts';

export type CodeMachine = LazyMachine<typeof smsCodeMachine>;

/** Login, registration and recovery. Exists once per page, so that the login forms in the header and in the modal share one machine. */
export interface Auth {
  readonly login: LoginControl;
  /** The values that a login form keeps while it is closed. */
  readonly draft: Store<LoginDraft>;
  /** What this browser remembers of an earlier login. */
  readonly remembered: Pick<Store<Remembered | null>, 'get' | 'subscribe'>;
  /** The machine that sends the codes for a purpose; its countdown continues after the form closes. */
  readonly code: (purpose: CodePurpose) => CodeMachine;
  readonly phoneLogin: LazyMachine<typeof phoneAuthMachine>;
  /** The machine that sends registration codes through the phone-authentication provider. */
  readonly phoneCode: CodeMachine;
  /** All machines, connected to the platform. Their chunk loads on first use. */
  readonly machines: LazyValue<AuthMachines>;
}

/** A dynamic import of the module that creates the machines. */
export type AuthMachinesSource = () => Promise<{ readonly createAuthMachines: typeof createAuthMachines }>;

const PASSIVE_CODE_EVENTS = ['clock.check', 'problem.dismiss'] as const;

export const createAuth = (
  parts: AuthParts,
  source: AuthMachinesSource = () => loadChunk('auth-machines', () => import('./auth-machines.ts')),
): Auth => {
  const draft = createStore(NO_DRAFT);
  const remembered = createStore(readRemembered());
  const machines = createLazyValue(async () => {
    const code = await source();
    return code.createAuthMachines(parts, {
      onCredentials: (credentials) => login.submit(credentials),
      onEntered: () => draft.set(NO_DRAFT),
    });
  });
  const startMode: LoginMode = remembered.get()?.phone == null ? 'username' : 'sms';
  const login = createLoginControl(machines, startMode);
  // A login stores the remembered account in cookies. Cookies have no change event, so they are read again whenever the state of the machine changes.
  login.subscribe(() => {
    const now = readRemembered();
    if (JSON.stringify(now) !== JSON.stringify(remembered.get())) remembered.set(now);
  });
  const codes = new Map<CodePurpose, CodeMachine>();
  const phone = async () => (await machines.load()).phone.load();
  return {
    login,
    draft,
    remembered,
    code: (purpose) => {
      const code =
        codes.get(purpose) ??
        createLazyMachine<typeof smsCodeMachine>(
          async () => {
            const { createCode } = await machines.load();
            return () => createCode(purpose);
          },
          { passive: PASSIVE_CODE_EVENTS },
        );
      codes.set(purpose, code);
      return code;
    },
    phoneLogin: createLazyMachine(async () => (await phone()).createLogin),
    phoneCode: createLazyMachine<typeof smsCodeMachine>(async () => (await phone()).createCode, {
      passive: PASSIVE_CODE_EVENTS,
    }),
    machines,
  };
};

export const authService = serviceKey<Auth>('auth');

export const useAuth = (): Auth => useService(authService);

/** Returns the machines; suspends until their chunk has loaded. */
export const useAuthMachines = (): AuthMachines => useLazyValue(useAuth().machines);
