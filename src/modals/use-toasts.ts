import { createContext, use } from 'react';
import type { ToastStore } from './toast-store.ts';

export const ToastContext = createContext<ToastStore | null>(null);

export const useToasts = (): Pick<ToastStore, 'show'> => {
  const store = use(ToastContext);
  if (store === null) throw new Error('useToasts needs a ToastContext');
  return store;
};
