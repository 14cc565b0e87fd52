import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { floatingPanel } from './popover.tsx';
import { keepPlaced, showInTopLayer } from './top-layer.ts';
import { useLayer, usePressOutside } from './use-layer.ts';

const GAP = 8;
/** In pixels at the browser's default text size. */
const MAX_HEIGHT = 400;
const MIN_HEIGHT = 160;

/** Returns the text size relative to the browser's default. */
const textScale = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

/** Positions the panel below the anchor (or the field around it), or above if there is more space, within the window. */
const place = (panel: HTMLElement, anchor: HTMLElement, contentHeight: number): void => {
  const height = Math.max(MIN_HEIGHT, Math.min(MAX_HEIGHT, contentHeight)) * textScale();
  const { top, bottom, left, right } = (anchor.closest('[data-field-box]') ?? anchor).getBoundingClientRect();
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isBelow = below >= Math.min(height, above);
  const { offsetWidth: width } = panel;
  const start = getComputedStyle(anchor).direction === 'rtl' ? right - width : left;
  panel.style.left = `${Math.max(GAP, Math.min(start, innerWidth - width - GAP))}px`;
  panel.style.top = isBelow ? `${bottom + GAP}px` : 'auto';
  panel.style.bottom = isBelow ? 'auto' : `${innerHeight - top + GAP}px`;
  panel.style.height = `${Math.max(MIN_HEIGHT, Math.min(height, isBelow ? below : above))}px`;
};

/** A panel next to its anchor, in the top layer so that nothing clips it, not even a modal. Escape or a click outside closes it. */
export function AnchoredPanel({
  anchor,
  label,
  height,
  onClose,
  onDismiss,
  children,
}: {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** The height of the content in pixels at the default text size; the panel may be smaller. */
  height: number;
  /** Called on a press outside the panel. */
  onClose: () => void;
  /** Called on Escape. */
  onDismiss: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    const target = anchor.current;
    if (element === null || target === null) return undefined;
    showInTopLayer(element);
    return keepPlaced(() => place(element, target, height));
  }, [anchor, height]);

  useLayer(true, onDismiss);
  usePressOutside(true, [panel, anchor], onClose);

  return (
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- opening a dialog element would make the page inert or leave the top layer
      role="dialog"
      aria-label={label}
      className={classNames(floatingPanel, 'fixed inset-auto m-0 w-84 max-w-[calc(100vw-16px)] overflow-hidden p-0')}
    >
      {children}
    </div>
  );
}
