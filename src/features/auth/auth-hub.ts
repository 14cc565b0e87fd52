import type { Credentials, LoginMode, Verification, Proof } from '#machines/login/login.machine.ts';
import type { HumanAction, HumanFields } from '#schemas/connector.ts';
import { Problem } from '#schemas/problem.ts';
import { loadChunk } from '#src/lib/load-chunk.ts';
import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, useStore } from '#src/lib/store.ts';
import { trackPromise } from '#src/lib/track-promise.ts';
import type { ModalStore } from '#src/modals/modal-store.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import type { SessionStore } from '#src/session/session-store.ts';
import type { AuthFlows, createAuthFlows } from './auth-flows.ts';
import { NO_DRAFT, type LoginDraft } from './login-draft.ts';
import type { PhonePage } from './phone-page.ts';
import { readRemembered, type Remembered } from './remembered.ts';

/** What a login form shows; the same for the header and the modal, which are two views of one flow. */
export interface LoginView {
  readonly mode: LoginMode;
  readonly busy: boolean;
  /** The image captcha is wanted. */
  readonly captcha: boolean;
  /** Counts failures, so that a view knows when to load a new picture. */
  readonly failures: number;
  readonly problem: Problem | null;
  /** No try before this moment, in milliseconds since 1970. */
  readonly readyAt: number | null;
  /** The second step that the platform asks for. */
  readonly verify: Verification | null;
  /** What this browser knows of an earlier login. */
  readonly remembered: Remembered | null;
}

export interface AuthParts {
  readonly fetchCall: FetchCall;
  readonly mutateCall: MutateCall;
  readonly session: Pick<SessionStore, 'start' | 'end' | 'get'>;
  readonly modals: Pick<ModalStore, 'get' | 'open' | 'close'>;
  /** Whether the platform forces a change of an expired password. */
  readonly forcesChange: () => boolean;
  /** Has a human verified, where the brand names who does that; else `null`, at once. Fails with `human_closed`, `human_failed` or `human_unreachable`. */
  readonly proveHuman: (action: HumanAction) => Promise<HumanFields | null>;
  /** The page of the phone-authentication provider, as it would start now; `null` where the brand has none. */
  readonly phone: () => PhonePage | null;
}

export interface AuthHub {
  readonly view: () => LoginView;
  readonly subscribe: (listener: () => void) => () => void;
  readonly choose: (mode: LoginMode) => void;
  readonly submit: (credentials: Credentials) => void;
  /** Another name or number is being typed: what is locked is the account, not the visitor. */
  readonly changeAccount: () => void;
  /** Answers the second step. */
  readonly verify: (proof: Proof) => void;
  /** Gives the second step up. */
  readonly startOver: () => void;
  readonly tick: (now: number) => void;
  /** The password that this browser holds for the remembered name, if any. */
  readonly password: () => Promise<string | null>;
  readonly dismiss: () => void;
  /** What a login form that comes back starts with. */
  readonly draft: () => LoginDraft;
  readonly keep: (draft: LoginDraft) => void;
  /** The flows themselves; their code comes with the first use. */
  readonly flows: () => Promise<AuthFlows>;
}

const START: LoginView = {
  mode: 'username',
  busy: false,
  captcha: false,
  failures: 0,
  problem: null,
  readyAt: null,
  verify: null,
  remembered: null,
};

/** The way in that was remembered comes first; a prerendered page knows of none. */
const startView = (): LoginView => {
  const remembered = readRemembered();
  return { ...START, remembered, mode: remembered?.phone == null ? 'username' : 'sms' };
};

/** Where the code of the flows comes from. */
export type FlowsSource = () => Promise<{ readonly createAuthFlows: typeof createAuthFlows }>;

/** Holds the login flow for as long as the page lives, without its code until somebody wants to log in. When that code cannot be had the form says so, and nothing else does. */
export const createAuthHub = (
  parts: AuthParts,
  source: FlowsSource = () => loadChunk('auth-flows', () => import('./auth-flows.ts')),
): AuthHub => {
  const { get: view, set: show, subscribe } = createStore(startView());
  let draft = NO_DRAFT;
  let loaded: Promise<AuthFlows> | null = null;
  const flows = (): Promise<AuthFlows> => {
    loaded ??= trackPromise(
      source().then((code) =>
        code.createAuthFlows(
          parts,
          { onView: (next) => show({ ...next, remembered: readRemembered() }), onEntered: () => (draft = NO_DRAFT) },
          view(),
        ),
      ),
    );
    loaded.catch(() => (loaded = null));
    return loaded;
  };
  const isWaiting = (): boolean => {
    const { readyAt } = view();
    return readyAt !== null && Date.now() < readyAt;
  };
  /** Flows that are not there yet begin with the view as it is then. */
  const tell = (act: (flows: AuthFlows) => void): void => void loaded?.then(act, () => undefined);
  return {
    view,
    subscribe,
    draft: () => draft,
    keep: (next) => (draft = next),
    flows,
    choose: (mode) => {
      show({ ...view(), mode, problem: null });
      tell(({ login }) => login.choose(mode));
    },
    dismiss: () => {
      if (view().problem === null) return;
      show({ ...view(), problem: null });
      tell(({ login }) => login.dismiss());
    },
    changeAccount: () => {
      if (view().readyAt !== null) tell(({ login }) => login.changeAccount());
    },
    verify: (proof) => {
      if (!view().busy && !isWaiting()) tell(({ login }) => login.verify(proof));
    },
    startOver: () => tell(({ login }) => login.startOver()),
    tick: (now) => {
      const { readyAt } = view();
      if (readyAt !== null && now >= readyAt) tell(({ login }) => login.checkClock(now));
    },
    password: () =>
      flows().then(
        ({ remember }) => remember.password(),
        () => null,
      ),
    submit: (credentials) => {
      // What a passkey was answered with has opened its session already: no wait may lose it.
      if (view().busy || (isWaiting() && credentials.type !== 'passkey')) return;
      show({ ...view(), busy: true, problem: null });
      flows().then(
        ({ login }) => login.submit(credentials),
        () => show({ ...view(), busy: false, problem: new Problem({ code: 'network', status: 0, message: '' }) }),
      );
    },
  };
};

export const authService = serviceKey<AuthHub>('auth');

export const useAuthHub = (): AuthHub => useService(authService);

export const useLoginView = (): LoginView => {
  const { view, subscribe } = useAuthHub();
  return useStore({ get: view, subscribe }, () => START);
};
