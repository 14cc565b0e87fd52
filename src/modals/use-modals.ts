import { createContext, use, useSyncExternalStore } from 'react';
import type { ModalStore, OpenModal } from './modal-store.ts';

export const ModalContext = createContext<ModalStore | null>(null);

export const useModals = (): Pick<ModalStore, 'open' | 'close'> & { readonly current: OpenModal | null } => {
  const store = use(ModalContext);
  if (store === null) throw new Error('useModals needs a ModalContext');
  const current = useSyncExternalStore(store.subscribe, store.get, () => null);
  return { open: store.open, close: store.close, current };
};
