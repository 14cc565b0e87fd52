import {
  useCallback,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { prefersReducedMotion } from '#src/lib/prefers-reduced-motion.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useScrollLock } from '#src/lib/use-scroll-lock.ts';

export interface DialogOptions {
  onClose: () => void;
  /** Escape closes. */
  dismissable: boolean;
  backgroundCloses: boolean;
  /** `false` keeps it from opening; `onClose` is told at once. */
  beforeOpen?: (() => boolean) | undefined;
  /** `false` keeps it open. */
  beforeClose?: (() => boolean | Promise<boolean>) | undefined;
  fadeMs: number;
}

interface DialogControls {
  ref: RefObject<HTMLDialogElement | null>;
  /** Asks `beforeClose`, fades, then tells `onClose`. */
  close: () => void;
  handlers: {
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

const show = (dialog: HTMLDialogElement): void => {
  // Browsers from before 2022 have no top layer: the dialog then stands in the page, still usable.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
};

/** A native dialog that is open while it is mounted: scroll locked, focus inside, and returned when it goes. */
export const useDialogElement = (options: DialogOptions): DialogControls => {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useLatest(options);
  const closing = useRef(false);
  const pressedBackground = useRef(false);
  useScrollLock(true);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    if (latest.current.beforeOpen?.() === false) {
      latest.current.onClose();
      return undefined;
    }
    const before = document.activeElement;
    closing.current = false;
    show(dialog);
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    return () => {
      closing.current = true;
      if (typeof dialog.close === 'function') dialog.close();
      else dialog.removeAttribute('open');
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [latest]);

  const close = useCallback(async () => {
    if (closing.current) return;
    closing.current = true;
    if ((await latest.current.beforeClose?.()) === false) {
      closing.current = false;
      return;
    }
    const dialog = ref.current;
    if (dialog !== null && typeof dialog.animate === 'function' && !prefersReducedMotion()) {
      await dialog
        .animate({ opacity: [1, 0] }, { duration: latest.current.fadeMs, fill: 'forwards' })
        .finished.catch(() => undefined);
    }
    latest.current.onClose();
  }, [latest]);

  const ask = useCallback(() => void close(), [close]);
  return {
    ref,
    close: ask,
    handlers: {
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (options.dismissable) ask();
      },
      // A browser may close it for good on a second Escape: then it goes, or it comes back. One that is open again was told of an earlier closing: React's development mode mounts twice.
      onClose: (event) => {
        if (event.target !== ref.current || closing.current || ref.current.open) return;
        if (options.dismissable) ask();
        else show(ref.current);
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        event.stopPropagation();
        if (options.dismissable) ask();
      },
      onPointerDown: (event) => {
        pressedBackground.current = event.target === ref.current;
      },
      onClick: (event) => {
        if (
          event.target === ref.current &&
          pressedBackground.current &&
          options.backgroundCloses &&
          options.dismissable
        )
          ask();
      },
    },
  };
};
