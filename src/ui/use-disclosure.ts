import { useCallback, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useTimeout } from '#src/lib/timers.ts';
import { useLayer, usePressOutside } from './use-layer.ts';

export interface Disclosure<T extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes the panel and returns focus to the trigger, unless focus is elsewhere. */
  dismiss: () => void;
  root: RefObject<HTMLDivElement | null>;
  trigger: RefObject<T | null>;
  rootProps: { onBlur: (event: FocusEvent) => void; onFocus: () => void };
}

/** The state of a panel that a trigger opens. Escape, a click outside or, after `hideDelayMs`, losing focus closes it. */
export const useDisclosure = <T extends HTMLElement = HTMLButtonElement>(hideDelayMs = 0): Disclosure<T> => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<T>(null);
  const hide = useTimeout();

  const dismiss = useCallback(() => {
    setOpen(false);
    const [active, panel] = [document.activeElement, root.current];
    // A panel opened by pointer may be open while focus is elsewhere; focus then stays where it is.
    if (active === null || active.contains(panel) || panel?.contains(active) === true) trigger.current?.focus();
  }, []);
  useLayer(open, dismiss);
  usePressOutside(open, [root], () => setOpen(false));

  return {
    open,
    setOpen,
    dismiss,
    root,
    trigger,
    rootProps: {
      onFocus: hide.clear,
      onBlur: (event) => {
        const { relatedTarget: next } = event;
        // Clicking text inside the panel focuses an ancestor of the panel.
        if (next instanceof Node && (root.current?.contains(next) === true || next.contains(root.current))) return;
        // Nothing else took focus: either a click outside, which is handled above, or the window lost focus.
        if (next === null && hideDelayMs === 0) return;
        hide.start(() => setOpen(false), hideDelayMs);
      },
    },
  };
};
