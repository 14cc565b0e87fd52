import { createContext, use } from 'react';
import type { DialogStore } from './dialog-store.ts';

export const DialogContext = createContext<DialogStore | null>(null);

export const useDialogs = (): Pick<DialogStore, 'show'> => {
  const store = use(DialogContext);
  if (store === null) throw new Error('useDialogs needs a DialogContext');
  return store;
};
