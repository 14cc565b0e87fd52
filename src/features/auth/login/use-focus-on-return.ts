import { useEffect, useRef, type RefObject } from 'react';
import { canTakeFocus } from '#src/lib/can-take-focus.ts';

/** Focuses the first empty field of a form when the form is shown again, unless another element has the focus. */
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
