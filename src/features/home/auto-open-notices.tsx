import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useBrand } from '#src/brand/use-brand.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { useModals } from '#src/modals/modal-store.ts';
import { useSession } from '#src/session/use-session.ts';

const SHOWN_KEY = 'index_notice';
const FIELDS = new Set(['INPUT', 'SELECT', 'TEXTAREA']);

/** Whether a popover is a panel. The toast region is not one: it is a popover that is always open. */
const isPanel = (popover: Element): boolean => popover.querySelector(':scope > [aria-live]') === null;

/** Whether a dialog or popover is open, or a field has the focus. */
const isBusy = (): boolean =>
  document.querySelector('dialog[open]') !== null ||
  [...document.querySelectorAll('[popover]')].some(isPanel) ||
  FIELDS.has(document.activeElement?.tagName ?? '');

/**
 * Opens the announcements on the home page of brands that enable this. They open once per session, and never over a modal, dialog or popover, or while
 * a field has the focus. Waits until the session is known, because an expired session resets the "shown" flag, and because visitors of a brand that
 * requires login see no home page.
 */
export function AutoOpenNotices() {
  const { loginRequired } = useBrand().modules;
  const { open, current } = useModals();
  const { phase } = useSession();
  const { pathname, search } = useLocation();
  const isDecided = useRef(false);
  const isHome = pathname === '/index' && !/[?&](?:member|agent)=/.test(search);
  const hasNoModal = current === null;
  const isReading = current?.name === 'notice';
  useEffect(() => {
    if (isReading) writeSession(SHOWN_KEY, '1');
  }, [isReading]);
  useEffect(() => {
    if (isDecided.current || phase === 'unknown' || (loginRequired && phase === 'visitor')) return;
    isDecided.current = true;
    if (isHome && hasNoModal && readSession(SHOWN_KEY) === null && !isBusy()) open('notice');
  }, [phase, loginRequired, isHome, hasNoModal, open]);
  return null;
}
