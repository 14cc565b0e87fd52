import { useProtectedAction } from '#src/session/use-protected-action.ts';
import type { AccountEntry, HeaderMemberPage } from './account-menu.ts';
import { useSignOut } from './use-sign-out.ts';

/** Functions that open the member centre and the agent centre; `src/app` provides them. */
export interface CentreLinks {
  readonly openMember: (page: HeaderMemberPage) => void;
  readonly openAgent: () => void;
}

/** Returns a function that runs an entry of the account menu. Trial accounts see a warning instead of both centres. */
export const useAccountActions = ({ openMember, openAgent }: CentreLinks): ((entry: AccountEntry) => void) => {
  const protect = useProtectedAction();
  const signOut = useSignOut();
  return (entry) => {
    const { page } = entry;
    if (page !== null) protect(() => openMember(page));
    else if (entry.id === 'agent') protect(openAgent);
    else void signOut();
  };
};
