import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTimeout } from '#src/lib/timers.ts';

export interface Disclosure<T extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes and returns the focus to the trigger. */
  dismiss: () => void;
  root: RefObject<HTMLDivElement | null>;
  trigger: RefObject<T | null>;
  rootProps: { onKeyDown: (event: KeyboardEvent) => void; onBlur: (event: FocusEvent) => void; onFocus: () => void };
}

/** The state of a panel that a trigger opens. Escape, a press outside and, after `hideDelayMs`, losing the focus close it. */
export const useDisclosure = <T extends HTMLElement = HTMLButtonElement>(hideDelayMs = 0): Disclosure<T> => {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<T>(null);
  const hide = useTimeout();

  useEffect(() => {
    if (!open) return undefined;
    const outside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, [open]);

  const dismiss = useCallback(() => {
    setOpen(false);
    trigger.current?.focus();
  }, []);

  return {
    open,
    setOpen,
    dismiss,
    root,
    trigger,
    rootProps: {
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      },
      onFocus: hide.clear,
      onBlur: (event) => {
        if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)) return;
        // Nothing else took the focus: a press outside, which is handled above, or the window lost the focus.
        if (event.relatedTarget === null && hideDelayMs === 0) return;
        hide.start(() => setOpen(false), hideDelayMs);
      },
    },
  };
};
