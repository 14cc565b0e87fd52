import { useSyncExternalStore } from 'react';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';

const KEY = 'balanceMask';
const listeners = new Set<() => void>();

const isMasked = (): boolean => readSession(KEY) === '1';
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether amounts are hidden; kept for the session, the same in every place that shows the balance. */
export const useBalanceMask = (): { readonly masked: boolean; readonly toggle: () => void } => ({
  masked: useSyncExternalStore(subscribe, isMasked, () => false),
  toggle: () => {
    writeSession(KEY, isMasked() ? null : '1');
    for (const listener of listeners) listener();
  },
});
