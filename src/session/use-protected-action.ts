import { serviceKey, useService } from '#src/lib/services.tsx';

export interface ProtectedOptions {
  /** A trial account may do it too, with its play money. */
  readonly playMoney?: boolean;
}

/** Runs an action that needs a real account: a visitor logs in first and the action continues; a trial account sees the warning instead. */
export type RunProtected = (action: () => void, options?: ProtectedOptions) => void;

export const protectService = serviceKey<RunProtected>('protected actions');

export const useProtectedAction = (): RunProtected => useService(protectService);
