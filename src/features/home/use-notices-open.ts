import { useEffect } from 'react';
import { useBrand } from '#src/brand/use-brand.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { useModals } from '#src/modals/use-modals.ts';

const SHOWN = 'index_notice';

/** Announcements open by themselves over home where the brand wants it: once a session, and not over anything that is open. */
export const useNoticesOpen = (hasNotices: boolean): void => {
  const { openNotices = false } = useBrand().modules;
  const { open, current } = useModals();
  useEffect(() => {
    if (!openNotices || !hasNotices || current !== null || readSession(SHOWN) !== null || document.querySelector('dialog[open]') !== null) return;
    writeSession(SHOWN, '1');
    open('notice');
  }, [openNotices, hasNotices, current, open]);
};
