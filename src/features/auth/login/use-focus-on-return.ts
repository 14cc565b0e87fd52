import { useEffect, useRef, type RefObject } from 'react';

/** Nothing has the focus and no dialog covers the element: the header and the modal show the same login at once. */
export const canTakeFocus = (element: HTMLElement | null): boolean => {
  if (element === null || document.activeElement !== document.body) return false;
  const inFront = document.querySelector('dialog[open]');
  return inFront === null || inFront.contains(element);
};

/** When a form replaces another screen and the focus is free, focuses its first empty field. */
export const useFocusOnReturn = (isAway: boolean, form: RefObject<HTMLElement | null>): void => {
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (!isBack || !canTakeFocus(form.current)) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [isAway, form]);
};
