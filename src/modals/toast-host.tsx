import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { ToastList } from '#src/ui/toast-list.tsx';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import { toastService, type Toast } from './toast-store.ts';

const NO_TOASTS: readonly Toast[] = [];

export function ToastHost({ closeLabel }: { readonly closeLabel: string }) {
  const store = useService(toastService);
  const toasts = useStore(store, () => NO_TOASTS);
  const list = (items: readonly Toast[]) =>
    items.length > 0 && (
      <ToastList items={items} onDismiss={store.dismiss} onHold={store.hold} closeLabel={closeLabel} />
    );
  return (
    <ToastRegion
      polite={list(toasts.filter(({ tone }) => tone !== 'danger'))}
      assertive={list(toasts.filter(({ tone }) => tone === 'danger'))}
    />
  );
}
