import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useSession } from '#src/session/use-session.ts';

const SHOWN = 'index_notice';
const FIELDS = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

/** The player has something open, or is writing. */
const isAtWork = (): boolean =>
  document.querySelector('dialog[open], [popover]') !== null || FIELDS.has(document.activeElement?.tagName ?? '');

/**
 * Announcements open by themselves over home where the brand wants it: once a session, when they come, and not over anything. Once it is known who is
 * here, since a session that proves to be over takes the mark with it, and a brand that asks for login has no home for visitors.
 */
export const useNoticesOpen = (hasNotices: boolean): void => {
  const { openNotices = false, loginRequired } = useBrand().modules;
  const { open, current } = useModals();
  const { phase } = useSession();
  const { pathname, search } = useLocation();
  const isDecided = useRef(false);
  const isHome = pathname === '/index' && !/[?&](?:member|agent)=/.test(search);
  const isFree = current === null;
  const isReading = current?.name === 'notice';
  useEffect(() => {
    if (isReading) writeSession(SHOWN, '1');
  }, [isReading]);
  useEffect(() => {
    if (
      !openNotices ||
      !hasNotices ||
      isDecided.current ||
      phase === 'unknown' ||
      (loginRequired && phase === 'visitor')
    )
      return;
    isDecided.current = true;
    if (isHome && isFree && readSession(SHOWN) === null && !isAtWork()) open('notice');
  }, [openNotices, hasNotices, phase, loginRequired, isHome, isFree, open]);
};
