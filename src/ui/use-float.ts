import { useLayoutEffect, useRef, type RefObject } from 'react';
import { loadChunk } from '#src/lib/load-chunk.ts';
import type { floatPanel as FloatPanel } from './float-panel.ts';
import type { PopoverAlign, PopoverSide } from './panel-placement.ts';

/**
 * Returns the ref of a panel that is placed in the top layer beside its anchor while `open`. Until the placement code has loaded, or if it fails to
 * load, the panel's classes place it.
 */
export const useFloat = (
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  side: PopoverSide,
  align: PopoverAlign,
): RefObject<HTMLDivElement | null> => {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return undefined;
    let isOpen = true;
    let stop = (): void => undefined;
    const start = ({ floatPanel }: { floatPanel: typeof FloatPanel }): void => {
      if (isOpen && panel.current !== null && anchor.current !== null)
        stop = floatPanel(panel.current, anchor.current, side, align);
    };
    loadChunk('float-panel', () => import('./float-panel.ts')).then(start, () => undefined);
    return () => {
      isOpen = false;
      stop();
    };
  }, [open, anchor, side, align]);
  return panel;
};
