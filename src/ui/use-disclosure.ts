import { useCallback, useEffect, useRef, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { useTimeout } from '#src/lib/use-timeout.ts';

export interface Disclosure<T extends HTMLElement> {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes and gives the focus back to the trigger. */
  dismiss: () => void;
  root: RefObject<HTMLDivElement | null>;
  trigger: RefObject<T | null>;
  rootProps: { onKeyDown: (event: KeyboardEvent) => void; onBlur: (event: FocusEvent) => void; onFocus: () => void };
}

/** Something that opens under its trigger. Escape, a press outside, and the focus leaving it (after `hideDelayMs`) close it. */
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
        if (event.key !== 'Escape' || !open) return;
        event.preventDefault();
        event.stopPropagation();
        dismiss();
      },
      onFocus: hide.clear,
      onBlur: (event) => {
        if (event.relatedTarget instanceof Node && root.current?.contains(event.relatedTarget)) return;
        // No new place for the focus: a press outside, which is handled, or a window that was left.
        if (event.relatedTarget === null && hideDelayMs === 0) return;
        hide.start(() => setOpen(false), hideDelayMs);
      },
    },
  };
};
