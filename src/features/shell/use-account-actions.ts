import { useProtectedAction } from '#src/session/use-protected-action.ts';
import type { AccountEntry, HeaderMemberPage } from './account-menu.ts';
import { useSignOut } from './use-sign-out.ts';

/** Functions that open the member centre and the agent centre; `src/app` provides them. */
export interface CentreLinks {
  readonly openMember: (page: HeaderMemberPage) => void;
  readonly openAgent: () => void;
}

/** Returns functions that run an entry of the account menu and open the deposit page. Trial accounts see a warning instead of both centres. */
export const useAccountActions = ({
  openMember,
  openAgent,
}: CentreLinks): { readonly run: (entry: AccountEntry) => void; readonly deposit: () => void } => {
  const protect = useProtectedAction();
  const signOut = useSignOut();
  return {
    deposit: () => protect(() => openMember('depositv2')),
    run: (entry) => {
      const { page } = entry;
      if (page !== null) protect(() => openMember(page));
      else if (entry.id === 'agent') protect(openAgent);
      else void signOut();
    },
  };
};
