import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Lets a handle move a panel: `panel` goes on what moves, `handle` on what is held. Arrow keys are not needed: nothing hides behind it. */
export const useDrag = (
  enabled: boolean,
): {
  panel: RefObject<HTMLDivElement | null>;
  dragging: boolean;
  handle: {
    onPointerDown?: (event: PointerEvent) => void;
    onPointerMove?: (event: PointerEvent) => void;
    onPointerUp?: () => void;
    onPointerCancel?: () => void;
  };
} => {
  const panel = useRef<HTMLDivElement>(null);
  const at = useRef({ x: 0, y: 0 });
  const from = useRef<{ x: number; y: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  if (!enabled) return { panel, dragging: false, handle: {} };

  const drop = (): void => {
    from.current = null;
    setDragging(false);
  };
  return {
    panel,
    dragging,
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return;
        from.current = { x: event.clientX - at.current.x, y: event.clientY - at.current.y };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDragging(true);
      },
      onPointerMove: (event) => {
        if (from.current === null || panel.current === null) return;
        at.current = { x: event.clientX - from.current.x, y: event.clientY - from.current.y };
        panel.current.style.translate = `${at.current.x}px ${at.current.y}px`;
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
};
