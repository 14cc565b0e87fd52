import { createContext, use } from 'react';

/** Runs an action that needs a real account: a visitor logs in first and the action goes on; a trial account gets the warning. */
export type Protect = (action: () => void) => void;

export const ProtectContext = createContext<Protect | null>(null);

export const useProtectedAction = (): Protect => {
  const protect = use(ProtectContext);
  if (protect === null) throw new Error('useProtectedAction needs a ProtectContext');
  return protect;
};
