import { useService } from '#src/lib/services.tsx';
import { useStore } from '#src/lib/store.ts';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import { toastService, type Toast } from './toast-store.ts';

const NONE: readonly Toast[] = [];

export function ToastHost({ closeLabel }: { readonly closeLabel: string }) {
  const store = useService(toastService);
  return <ToastRegion items={useStore(store, () => NONE)} onDismiss={store.dismiss} closeLabel={closeLabel} />;
}
