import { useCallback, type RefCallback, type RefObject } from 'react';

const FIELD = ':is(input, select, textarea):not(:disabled, [hidden], [type="hidden"], [tabindex="-1"])';

const addedField = (records: readonly MutationRecord[]): HTMLElement | null => {
  for (const { addedNodes } of records)
    for (const node of addedNodes) {
      if (!(node instanceof Element)) continue;
      const field = (node.matches('form') ? node : node.querySelector('form'))?.querySelector<HTMLElement>(FIELD);
      if (field != null) return field;
    }
  return null;
};

/**
 * Returns the ref of a section whose clicked buttons may disappear, for example with their row. Instead of being lost, focus moves to the first field
 * of a form that the button opened, or to the section's heading, which needs a `tabIndex` of -1.
 */
export const useKeptFocus = (heading: RefObject<HTMLElement | null>): RefCallback<HTMLElement> =>
  useCallback(
    (part) => {
      if (part === null) return undefined;
      let focused: Element | null = null;
      const note = ({ target }: FocusEvent): void => {
        focused = target instanceof Element ? target : null;
      };
      // Some browsers also fire a blur event when a focused element is removed.
      const forget = ({ target }: FocusEvent): void =>
        queueMicrotask(() => {
          if (focused === target && focused?.isConnected === true) focused = null;
        });
      const observer = new MutationObserver((records) => {
        if (focused === null || focused.isConnected) return;
        const isOpener = focused.closest('form') === null;
        focused = null;
        if (document.activeElement !== document.body) return;
        const field = isOpener ? addedField(records) : null;
        (field ?? heading.current)?.focus({ preventScroll: field === null });
      });
      part.addEventListener('focusin', note);
      part.addEventListener('focusout', forget);
      observer.observe(part, { childList: true, subtree: true });
      return () => {
        part.removeEventListener('focusin', note);
        part.removeEventListener('focusout', forget);
        observer.disconnect();
      };
    },
    [heading],
  );
