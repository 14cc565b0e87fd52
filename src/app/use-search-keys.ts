import { useEffect } from 'react';
import { isSlashKeyEnabled } from '#src/features/search/slash-key.ts';
import { isComposing } from '#src/lib/is-composing.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useModals } from '#src/modals/modal-store.ts';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const isField = (target: EventTarget | null): boolean => target instanceof Element && target.closest(FIELDS) !== null;
const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
  if (altKey) return false;
  if (ctrlKey || metaKey) return !shiftKey && key.toLowerCase() === 'k';
  return key === '/' && isSlashKeyEnabled();
};

/** Opens the search with / or Ctrl/Cmd+K, except in a field or over an open dialog. */
export const useSearchKeys = (): void => {
  const { open, current } = useModals();
  const press = useLatest((event: KeyboardEvent): void => {
    if (event.defaultPrevented || isComposing(event) || event.repeat || !isSearchKey(event)) return;
    if (current !== null || isField(event.target) || document.querySelector('dialog[open]') !== null) return;
    event.preventDefault();
    open('search');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [press]);
};
