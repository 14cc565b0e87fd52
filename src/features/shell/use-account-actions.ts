import { useProtectedAction } from '#src/session/use-protected-action.ts';
import type { AccountEntry, HeaderMemberPage } from './account-menu.ts';
import { useSignOut } from './use-sign-out.ts';

/** Callbacks that open the member and agent centres; provided by the app. */
export interface CentreLinks {
  readonly openMember: (page: HeaderMemberPage) => void;
  readonly openAgent: () => void;
}

/** Runs an entry of the account menu. Both centres require a real account. */
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
