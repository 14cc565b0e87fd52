/** The main modals; one at a time. */
export const MODALS = [
  'login',
  'register',
  'notice',
  'winners',
  'forgotPassword',
  'changePassword',
  'gamePopup',
  'search',
  'chat',
  'member',
  'agent',
] as const;
export type ModalName = (typeof MODALS)[number];

export interface OpenModal {
  readonly name: ModalName;
  readonly props: Readonly<Record<string, unknown>>;
}

export interface ModalStore {
  readonly get: () => OpenModal | null;
  readonly subscribe: (listener: () => void) => () => void;
  readonly open: (name: ModalName, props?: Readonly<Record<string, unknown>>) => void;
  readonly close: () => void;
  /** Told of each modal that closes, with what closed it. */
  readonly onClosed: (listener: (closed: OpenModal, next: OpenModal | null) => void) => () => void;
}

export const createModalStore = (): ModalStore => {
  let current: OpenModal | null = null;
  const listeners = new Set<() => void>();
  const closedListeners = new Set<(closed: OpenModal, next: OpenModal | null) => void>();
  const set = (next: OpenModal | null): void => {
    const closed = current;
    if (closed === next) return;
    current = next;
    for (const listener of listeners) listener();
    if (closed !== null) for (const listener of closedListeners) listener(closed, next);
  };
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (name, props = {}) => set({ name, props }),
    close: () => set(null),
    onClosed: (listener) => {
      closedListeners.add(listener);
      return () => closedListeners.delete(listener);
    },
  };
};
