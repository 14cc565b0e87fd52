import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Makes a panel draggable by a handle. No keyboard equivalent is needed, because the panel hides nothing. */
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
  const position = useRef({ x: 0, y: 0 });
  const start = useRef<{ x: number; y: number } | null>(null);
  const [dragging, setDragging] = useState(false);
  if (!enabled) return { panel, dragging: false, handle: {} };

  const drop = (): void => {
    start.current = null;
    setDragging(false);
  };
  return {
    panel,
    dragging,
    handle: {
      onPointerDown: (event) => {
        if (event.button !== 0 || (event.target as Element).closest('button, a, input')) return;
        start.current = { x: event.clientX - position.current.x, y: event.clientY - position.current.y };
        event.currentTarget.setPointerCapture?.(event.pointerId);
        setDragging(true);
      },
      onPointerMove: (event) => {
        if (start.current === null || panel.current === null) return;
        position.current = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
        panel.current.style.translate = `${position.current.x}px ${position.current.y}px`;
      },
      onPointerUp: drop,
      onPointerCancel: drop,
    },
  };
};
