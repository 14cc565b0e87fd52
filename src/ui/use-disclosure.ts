import { useCallback, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useTimeout } from '#src/lib/timers.ts';
import { useLayer, usePressOutside } from './use-layer.ts';

export interface Disclosure<T extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes and returns the focus to the trigger, unless it is elsewhere. */
  dismiss: () => void;
  root: RefObject<HTMLDivElement | null>;
  trigger: RefObject<T | null>;
  rootProps: { onBlur: (event: FocusEvent) => void; onFocus: () => void };
}

/** The state of a panel that a trigger opens. Escape, a press outside and, after `hideDelayMs`, losing the focus close it. */
export const useDisclosure = <T extends HTMLElement = HTMLButtonElement>(hideDelayMs = 0): Disclosure<T> => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<T>(null);
  const hide = useTimeout();

  const dismiss = useCallback(() => {
    setOpen(false);
    const [active, panel] = [document.activeElement, root.current];
    // With the pointer a panel may be open while the focus is somewhere else, where it stays.
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
        // Pressing text inside the panel focuses an ancestor of the panel.
        if (next instanceof Node && (root.current?.contains(next) === true || next.contains(root.current))) return;
        // Nothing else took the focus: a press outside, which is handled above, or the window lost the focus.
        if (next === null && hideDelayMs === 0) return;
        hide.start(() => setOpen(false), hideDelayMs);
      },
    },
  };
};
