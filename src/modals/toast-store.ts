import { serviceKey, useService } from '#src/lib/services.tsx';
import { createStore, type Store } from '#src/lib/store.ts';

export type ToastTone = 'info' | 'success' | 'danger';

export interface Toast {
  readonly id: string;
  readonly text: string;
  readonly tone: ToastTone;
}

export interface ToastStore extends Pick<Store<readonly Toast[]>, 'get' | 'subscribe'> {
  /** Shows a text for three seconds, which begin once something subscribes. Showing the same text again replaces the first toast. */
  readonly show: (text: string, tone?: ToastTone) => void;
  readonly dismiss: (id: string) => void;
  /** Keeps the toasts on screen, for instance while they are hovered, until the returned function is called. */
  readonly hold: () => () => void;
}

const DURATION_MS = 3_000;
/** Minimum time that a toast stays after it has been held. */
const LEAST_MS = 1_000;
const MAX_TOASTS = 3;

interface Countdown {
  readonly left: number;
  readonly since: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

export const createToastStore = (): ToastStore => {
  let lastId = 0;
  /** The code that renders toasts loads after the start: until then toasts are held. */
  let holders = 1;
  let isShown = false;
  /** The countdown of each toast; it runs unless toasts are held. */
  const countdowns = new Map<string, Countdown>();
  const { get, set, subscribe } = createStore<readonly Toast[]>([]);
  const dismiss = (id: string): void => {
    clearTimeout(countdowns.get(id)?.timer);
    countdowns.delete(id);
    set(get().filter((toast) => toast.id !== id));
  };
  const count = (id: string, left: number): void => {
    const timer = setTimeout(() => dismiss(id), left);
    if (holders > 0) clearTimeout(timer);
    countdowns.set(id, { left, since: performance.now(), timer });
  };
  const pause = (): void => {
    for (const [id, { left, since, timer }] of countdowns) {
      clearTimeout(timer);
      countdowns.set(id, { left: Math.max(LEAST_MS, left - (performance.now() - since)), since, timer });
    }
  };
  const release = (): void => {
    holders -= 1;
    if (holders === 0) for (const [id, { left }] of countdowns) count(id, left);
  };
  return {
    get,
    subscribe: (listener) => {
      if (!isShown) release();
      isShown = true;
      return subscribe(listener);
    },
    dismiss,
    hold: () => {
      holders += 1;
      if (holders === 1) pause();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        release();
      };
    },
    show: (text, tone = 'info') => {
      const same = get().find((toast) => toast.text === text && toast.tone === tone);
      if (same !== undefined) dismiss(same.id);
      const id = String(++lastId);
      count(id, DURATION_MS);
      set([...get(), { id, text, tone }].slice(-MAX_TOASTS));
    },
  };
};

export const toastService = serviceKey<ToastStore>('toasts');

export const useToasts = (): Pick<ToastStore, 'show'> => useService(toastService);
