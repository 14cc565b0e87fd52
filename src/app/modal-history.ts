import type { ModalName, ModalStore } from '#src/modals/modal-store.ts';
import type { SessionStore } from '#src/session/session-store.ts';

/** Modals that Back does not close: the forced password change has to be completed, and the centres are part of the URL. */
const APART: ReadonlySet<ModalName> = new Set(['changePassword', 'member', 'agent']);
/** Reopened after a reload, for visitors only. */
const REOPENED = ['login', 'register', 'forgotPassword'] as const;
/** Leaves time for a navigation that starts as the modal closes. */
const LEAVE_AFTER_MS = 50;

const stateOf = (): Readonly<Record<string, unknown>> => (history.state ?? {}) as Readonly<Record<string, unknown>>;
const marked = (): unknown => stateOf()['modal'] ?? null;

/** Paths that open a modal themselves. */
const MODAL_PATH = /^\/(?:register(?:\.html)?|login)\/?$/u;
const isOfRoute = (): boolean => MODAL_PATH.test(location.pathname);

export interface FollowedModals {
  readonly modals: Pick<ModalStore, 'get' | 'subscribe' | 'open' | 'close'>;
  readonly session: Pick<SessionStore, 'token'>;
}

/** Gives the open modal its own history entry, so that Back closes the modal before leaving the page, and a reload reopens it. */
export const followModals = ({ modals, session }: FollowedModals): void => {
  let wasMarked = marked() !== null;
  const opened = (): ModalName | null => {
    const name = modals.get()?.name ?? null;
    return name === null || APART.has(name) ? null : name;
  };
  const leave = (): void => {
    if (modals.get() === null && marked() !== null) history.back();
  };
  /** Delayed, because going back would cancel the loading of another document, such as a game's or a payment provider's. */
  const leaveSoon = (): void => {
    const settled = new AbortController();
    const timer = setTimeout(() => {
      settled.abort();
      leave();
    }, LEAVE_AFTER_MS);
    addEventListener('beforeunload', () => clearTimeout(timer), { once: true, signal: settled.signal });
  };
  const sync = (): void => {
    const name = opened();
    if (name === null) {
      if (marked() !== null) leaveSoon();
      return;
    }
    if (isOfRoute()) return;
    const state = { ...stateOf(), modal: name };
    if (marked() === null) history.pushState(state, '');
    else history.replaceState(state, '');
    wasMarked = true;
  };

  addEventListener('popstate', () => {
    const cameFromModal = wasMarked;
    wasMarked = marked() !== null;
    if (wasMarked) leave();
    else if (cameFromModal && opened() !== null) modals.close();
  });
  modals.subscribe(sync);

  const left = REOPENED.find((name) => name === marked());
  if (modals.get() !== null) sync();
  else if (left !== undefined && session.token() === null) modals.open(left);
  else if (marked() !== null) history.replaceState({ ...stateOf(), modal: undefined }, '');
};
