import { useSyncExternalStore } from 'react';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import type { Toast, ToastStore } from './toast-store.ts';

const NONE: readonly Toast[] = [];

export function ToastHost({ store, closeLabel }: { readonly store: ToastStore; readonly closeLabel: string }) {
  const toasts = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  return <ToastRegion items={toasts} onDismiss={store.dismiss} closeLabel={closeLabel} />;
}
