export type ToastTone = 'info' | 'success' | 'danger';

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone: ToastTone;
}

export interface ToastStore {
  readonly get: () => readonly Toast[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a text for three seconds; the same text again starts its time anew instead of standing twice. */
  readonly show: (text: string, tone?: ToastTone) => void;
  readonly dismiss: (id: string) => void;
}

const SHOWN_MS = 3_000;
const MOST = 3;

export const createToastStore = (): ToastStore => {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const listeners = new Set<() => void>();
  const set = (next: readonly Toast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  const dismiss = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    set(toasts.filter((toast) => toast.id !== id));
  };
  return {
    get: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dismiss,
    show: (text, tone = 'info') => {
      const same = toasts.find((toast) => toast.text === text && toast.tone === tone);
      if (same !== undefined) dismiss(same.id);
      const id = String(++lastId);
      timers.set(
        id,
        setTimeout(() => dismiss(id), SHOWN_MS),
      );
      set([...toasts, { id, text, tone }].slice(-MOST));
    },
  };
};
