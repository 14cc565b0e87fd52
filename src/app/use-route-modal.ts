import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ModalName } from '#src/modals/modal-store.ts';
import { useModals } from '#src/modals/modal-store.ts';

/** Opens the modal of a route. When it closes, the URL becomes that of home; when the route is left, it closes, or the login that took its place. */
export const useRouteModal = (modal: ModalName | null): void => {
  const { open, close, current } = useModals();
  const navigate = useNavigate();
  const opened = useRef(false);
  const name = current?.name;
  const isOpen = name !== undefined;
  useEffect(() => {
    if (modal === null) {
      if (opened.current && (name === 'register' || name === 'login')) close();
      opened.current = false;
    } else if (!opened.current) {
      opened.current = true;
      open(modal);
    } else if (!isOpen) {
      opened.current = false;
      void navigate('/index', { replace: true });
    }
  }, [modal, name, isOpen, open, close, navigate]);
};
