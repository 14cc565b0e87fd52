import { useProtectedAction } from '#src/session/use-protected-action.ts';
import type { CentreLinks } from './use-account-actions.ts';

/** Returns a function that opens the deposit page; a trial account sees a warning instead. */
export const useDeposit = ({ openMember }: Pick<CentreLinks, 'openMember'>): (() => void) => {
  const protect = useProtectedAction();
  return () => protect(() => openMember('depositv2'));
};
