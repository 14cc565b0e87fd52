import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModalName } from '#src/modals/modal-store.ts';
import { useModals } from '#src/modals/modal-store.ts';

/** Opens the modal of a route; when it closes, the URL becomes that of home. */
export const useRouteModal = (modal: ModalName | null): void => {
  const { open, current } = useModals();
  const navigate = useNavigate();
  const opened = useRef(false);
  const isOpen = current !== null;
  useEffect(() => {
    if (modal === null) {
      opened.current = false;
    } else if (!opened.current) {
      opened.current = true;
      open(modal);
    } else if (!isOpen) {
      opened.current = false;
      void navigate('/index', { replace: true });
    }
  }, [modal, isOpen, open, navigate]);
};
