import { serviceKey, useService } from '#src/lib/services.tsx';

export interface ProtectedOptions {
  /** Whether a trial account may also do this, with its play money. */
  readonly playMoney?: boolean;
}

/** Runs an action that needs a real account: a visitor logs in first and then the action continues; a trial account sees a warning instead. */
export type RunProtected = (action: () => void, options?: ProtectedOptions) => void;

export const protectService = serviceKey<RunProtected>('protected actions');

export const useProtectedAction = (): RunProtected => useService(protectService);
