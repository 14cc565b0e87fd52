import { useEffect, useRef, type RefObject } from 'react';
import { mayTakeFocus } from './may-take-focus.ts';

/** When a form comes back in place of something else, and nobody has moved on, the focus goes to its first field that still wants something. */
export const useFocusOnReturn = (isAway: boolean, form: RefObject<HTMLElement | null>): void => {
  const wasAway = useRef(isAway);
  useEffect(() => {
    const isBack = wasAway.current && !isAway;
    wasAway.current = isAway;
    if (!isBack || !mayTakeFocus(form.current)) return;
    const fields = [...(form.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [isAway, form]);
};
