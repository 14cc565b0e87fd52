import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';

export type ToastTone = 'info' | 'success' | 'danger';

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone: ToastTone;
}

export interface ToastStore extends Pick<Store<readonly Toast[]>, 'get' | 'subscribe'> {
  /** Shows a text for three seconds. Showing the same text again replaces the first toast. */
  readonly show: (text: string, tone?: ToastTone) => void;
  readonly dismiss: (id: string) => void;
}

const DURATION_MS = 3_000;
const MAX_TOASTS = 3;

export const createToastStore = (): ToastStore => {
  let lastId = 0;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  const dismiss = (id: string): void => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    set(get().filter((toast) => toast.id !== id));
  };
  return {
    get,
    subscribe,
    dismiss,
    show: (text, tone = 'info') => {
      const same = get().find((toast) => toast.text === text && toast.tone === tone);
      if (same !== undefined) dismiss(same.id);
      const id = String(++lastId);
      timers.set(
        id,
        setTimeout(() => dismiss(id), DURATION_MS),
      );
      set([...get(), { id, text, tone }].slice(-MAX_TOASTS));
    },
  };
};

export const toastService = serviceKey<ToastStore>('toasts');

export const useToasts = (): Pick<ToastStore, 'show'> => useService(toastService);
