import { useEffect, type RefObject } from 'react';
import { isComposing } from '#src/lib/is-composing.ts';
import { useLatest } from '#src/lib/use-latest.ts';

/** The dismiss functions of the open layers, innermost last. */
const layers: (() => void)[] = [];

export const dismissInnermost = (): void => layers.at(-1)?.();

// Listens last, so that a field can handle the key first.
const press = (event: KeyboardEvent): void => {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  // By default, the browser closes the dialog even if a menu or panel is open inside it.
  event.preventDefault();
  if (!isComposing(event)) dismissInnermost();
};

/** Makes a dialog, menu or panel a layer while `open`: Escape dismisses only the innermost layer. */
export const useLayer = (open: boolean, dismiss: () => void): void => {
  const latest = useLatest(dismiss);
  useEffect(() => {
    if (!open) return undefined;
    const layer = (): void => latest.current();
    if (layers.length === 0) document.addEventListener('keydown', press);
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
      if (layers.length === 0) document.removeEventListener('keydown', press);
    };
  }, [open, latest]);
};

/** Calls `close` on a click outside the parts while `open`, including a click inside a frame. */
export const usePressOutside = (
  open: boolean,
  parts: readonly RefObject<Element | null>[],
  close: () => void,
): void => {
  const latest = useLatest({ parts, close });
  useEffect(() => {
    if (!open) return undefined;
    const isOutside = (target: EventTarget | null): boolean =>
      target instanceof Node && !latest.current.parts.some((part) => part.current?.contains(target));
    const pressed = (event: Event): void => {
      if (!isOutside(event.target)) return;
      // A click on the backdrop of a modal closes only the panel.
      if (event.target instanceof HTMLDialogElement) event.stopPropagation();
      latest.current.close();
    };
    // The page gets no event for a click inside a frame, but loses focus to it.
    const lostFocus = (): void => {
      if (document.activeElement instanceof HTMLIFrameElement && isOutside(document.activeElement))
        latest.current.close();
    };
    document.addEventListener('pointerdown', pressed, { capture: true });
    window.addEventListener('blur', lostFocus);
    return () => {
      document.removeEventListener('pointerdown', pressed, { capture: true });
      window.removeEventListener('blur', lostFocus);
    };
  }, [open, latest]);
};
