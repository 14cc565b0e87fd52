import { Suspense } from 'react';
import { lazyPart } from '#src/brand/lazy-part.tsx';
import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import { HoldToasts } from './hold-toasts.tsx';
import { toastService, type Toast } from './toast-store.ts';
import { usePreload } from './use-preload.ts';

const ToastList = lazyPart('toast-list', async () => (await import('#src/ui/toast-list.tsx')).ToastList);

const NO_TOASTS: readonly Toast[] = [];

export function ToastHost({ closeLabel }: { readonly closeLabel: string }) {
  const store = useService(toastService);
  const toasts = useStore(store, () => NO_TOASTS);
  usePreload(ToastList.preload);
  const list = (items: readonly Toast[]) =>
    items.length > 0 && (
      <Suspense fallback={<HoldToasts />}>
        <ToastList items={items} onDismiss={store.dismiss} onHold={store.hold} closeLabel={closeLabel} />
      </Suspense>
    );
  return (
    <ToastRegion
      polite={list(toasts.filter(({ tone }) => tone !== 'danger'))}
      assertive={list(toasts.filter(({ tone }) => tone === 'danger'))}
    />
  );
}
