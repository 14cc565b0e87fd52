import { serviceKey, useService } from '#src/lib/services.tsx';

export interface ProtectedOptions {
  /** Whether a trial account may also do this, with its play money. */
  readonly playMoney?: boolean;
}

/** Runs an action that requires a real account. For visitors, it continues after they have logged in; trial accounts see a warning instead. */
export type RunProtected = (action: () => void, options?: ProtectedOptions) => void;

export const protectService = serviceKey<RunProtected>('protected actions');

export const useProtectedAction = (): RunProtected => useService(protectService);
