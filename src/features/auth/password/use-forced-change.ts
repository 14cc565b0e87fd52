import { useEffect, useEffectEvent } from 'react';
import { useModals } from '#src/modals/modal-store.ts';
import { useSession, useSessionActions } from '#src/session/use-session.ts';

/**
 * While a password change is due, opens its modal after a reload and in other tabs; closes it in all tabs once the password has been changed.
 */
export const useForcedChange = (): void => {
  const { owing } = useSession();
  const { changeDue } = useSessionActions();
  const { open, close, current } = useModals();
  const isOpen = current?.name === 'changePassword';
  useEffect(() => {
    if (owing !== null && !isOpen && changeDue() !== null) open('changePassword');
  }, [owing, isOpen, changeDue, open]);
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isOpen && changeDue() === null) close();
  });
  useEffect(() => {
    const onChange = (): void => look();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
};
