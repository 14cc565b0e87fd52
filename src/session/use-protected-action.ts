import { serviceKey, useService } from '#src/lib/services.tsx';

/** Runs an action that needs a real account: a visitor logs in first and the action goes on; a trial account gets the warning. */
export type Protect = (action: () => void) => void;

export const protectService = serviceKey<Protect>('protected actions');

export const useProtectedAction = (): Protect => useService(protectService);
