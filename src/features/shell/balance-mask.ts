import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { createListeners, useStore } from '#src/lib/store.ts';

const KEY = 'balanceMask';
const { subscribe, notify } = createListeners();

const isMasked = (): boolean => readSession(KEY) === '1';

/** Whether amounts are hidden; kept for the session, the same in every place that shows the balance. */
export const useBalanceMask = (): { readonly masked: boolean; readonly toggle: () => void } => ({
  masked: useStore({ get: isMasked, subscribe }, () => false),
  toggle: () => {
    writeSession(KEY, isMasked() ? null : '1');
    notify();
  },
});
