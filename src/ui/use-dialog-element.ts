import {
  useCallback,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { prefersReducedMotion } from '#src/lib/use-reduced-motion.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { useScrollLock } from '#src/lib/use-scroll-lock.ts';
import { fitAboveKeyboard } from './fit-above-keyboard.ts';
import { openDialogs } from './open-dialogs.ts';
import { openerElement } from './opener-element.ts';
import { dismissInnermost, useLayer } from './use-layer.ts';

/**
 * Defaults of the specification's first modal library, in pixels: the `md` size, which grows with its content.
 * @internal The class names of modal.tsx repeat it.
 */
export const MODAL_DEFAULTS = { width: 600, height: 300 } as const;

/** Defaults of the specification's second modal library, in pixels and milliseconds: the `compact` size. */
export const COMPACT_MODAL_DEFAULTS = { width: 200, height: 200, fadeDelayMs: 100, draggable: true } as const;

/** @internal The class names of dialog.tsx repeat it. */
export const DIALOG_WIDTH = 400;

export interface DialogOptions {
  onClose: () => void;
  /** Escape closes. */
  dismissable: boolean;
  backgroundCloses: boolean;
  /** Return `false` to prevent opening; `onClose` is then called at once. */
  beforeOpen?: (() => boolean) | undefined;
  /** Return `false` to prevent closing. */
  beforeClose?: (() => boolean | Promise<boolean>) | undefined;
  fadeMs: number;
}

interface DialogControls {
  ref: RefObject<HTMLDialogElement | null>;
  /** Calls `beforeClose`, fades out, then calls `onClose`. */
  close: () => void;
  handlers: {
    onCancel: (event: SyntheticEvent) => void;
    onClose: (event: SyntheticEvent) => void;
    onPointerDown: (event: PointerEvent) => void;
    onClick: (event: MouseEvent) => void;
  };
}

const show = (dialog: HTMLDialogElement): void => {
  // Browsers from before 2022 have no `showModal`; in those, the dialog opens within the page.
  if (typeof dialog.showModal === 'function') dialog.showModal();
  else dialog.setAttribute('open', '');
};

/** A native dialog that is open while mounted. It locks page scrolling, takes focus, and returns focus on unmount. */
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
    const before = openerElement();
    closing.current = false;
    show(dialog);
    const remove = openDialogs.add(dialog);
    const release = fitAboveKeyboard(dialog);
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus({ preventScroll: true });
    return () => {
      closing.current = true;
      remove();
      release();
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

  const requestClose = useCallback(() => void close(), [close]);
  useLayer(true, () => {
    if (options.dismissable) requestClose();
  });
  return {
    ref,
    close: requestClose,
    handlers: {
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        dismissInnermost();
      },
      // Browsers force a close on a second Escape, so the dialog either closes properly or is shown again. If it is open, the event belongs to an
      // earlier close, because StrictMode mounts twice.
      onClose: (event) => {
        if (event.target !== ref.current || closing.current || ref.current.open) return;
        if (options.dismissable) requestClose();
        else show(ref.current);
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
          requestClose();
      },
    },
  };
};
