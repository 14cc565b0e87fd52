import { useEffect } from 'react';
import { readSession } from '#src/lib/browser-storage.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useSession } from '#src/session/use-session.ts';

/** Opens the forced password change again after a reload while it is pending. */
export const useForcedChange = (): void => {
  const { phase } = useSession();
  const { open, current } = useModals();
  const isOpen = current?.name === 'changePassword';
  useEffect(() => {
    if (phase === 'member' && !isOpen && readSession('cpw') === 'true') open('changePassword');
  }, [phase, isOpen, open]);
};
