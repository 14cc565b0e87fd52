import { serviceKey, useService } from '#src/lib/services.tsx';

/** Runs an action that needs a real account: a visitor logs in first and the action continues; a trial account sees the warning instead. */
export type RunProtected = (action: () => void) => void;

export const protectService = serviceKey<RunProtected>('protected actions');

export const useProtectedAction = (): RunProtected => useService(protectService);
