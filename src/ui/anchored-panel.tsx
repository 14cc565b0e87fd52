import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useLatest } from '#src/lib/use-latest.ts';
import { floatingPanel } from './popover.tsx';

const GAP = 8;
const WIDTH = 336;
const TALLEST = 400;
const SHORTEST = 160;

/** Under the anchor, or the field whose part it is, or over it where there is more room; never beyond the window. */
const place = (panel: HTMLElement, anchor: HTMLElement, wanted: number): void => {
  const height = Math.max(SHORTEST, Math.min(TALLEST, wanted));
  const { top, bottom, left } = (anchor.closest('[data-field-box]') ?? anchor).getBoundingClientRect();
  const below = innerHeight - bottom - 2 * GAP;
  const above = top - 2 * GAP;
  const isBelow = below >= Math.min(height, above);
  panel.style.left = `${Math.max(GAP, Math.min(left, innerWidth - WIDTH - GAP))}px`;
  panel.style.top = isBelow ? `${bottom + GAP}px` : 'auto';
  panel.style.bottom = isBelow ? 'auto' : `${innerHeight - top + GAP}px`;
  panel.style.height = `${Math.max(SHORTEST, Math.min(height, isBelow ? below : above))}px`;
};

/** A panel beside its anchor, in the top layer: nothing clips it, not even a modal window. A press outside closes it. */
export function AnchoredPanel({
  anchor,
  label,
  height,
  onClose,
  children,
}: {
  anchor: RefObject<HTMLElement | null>;
  label: string;
  /** Pixels that the content would fill; it keeps what it gets of them. */
  height: number;
  onClose: () => void;
  children: ReactNode;
}) {
  const panel = useRef<HTMLDivElement>(null);
  const close = useLatest(onClose);

  useLayoutEffect(() => {
    const own = panel.current;
    const to = anchor.current;
    if (own === null || to === null) return undefined;
    // Browsers from before 2024 know no popover: it then stands over the page as a fixed box.
    if (typeof own.showPopover === 'function') {
      own.popover = 'manual';
      own.showPopover();
    }
    const follow = (): void => place(own, to, height);
    follow();
    addEventListener('resize', follow);
    document.addEventListener('scroll', follow, { capture: true, passive: true });
    return () => {
      removeEventListener('resize', follow);
      document.removeEventListener('scroll', follow, { capture: true });
    };
  }, [anchor, height]);

  useEffect(() => {
    const outside = (event: Event): void => {
      if (
        !(event.target instanceof Node) ||
        panel.current?.contains(event.target) !== false ||
        anchor.current?.contains(event.target) !== false
      )
        return;
      // The background of a modal window: this press closes the panel, and only that.
      if (event.target instanceof HTMLDialogElement) event.stopPropagation();
      close.current();
    };
    document.addEventListener('pointerdown', outside, { capture: true });
    return () => document.removeEventListener('pointerdown', outside, { capture: true });
  }, [anchor, close]);

  return (
    <div
      ref={panel}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element stays hidden unless it is opened as one, which would make the rest inert or leave the top layer
      role="dialog"
      aria-label={label}
      className={classNames(floatingPanel, 'fixed inset-auto m-0 w-84 max-w-[calc(100vw-16px)] overflow-hidden p-0')}
    >
      {children}
    </div>
  );
}
