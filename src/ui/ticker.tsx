import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useReducedMotion } from '#src/lib/use-reduced-motion.ts';
import { IconButton } from './icon-button.tsx';

export interface TickerItem {
  id: string;
  content: ReactNode;
}

const FRAME_MS = 1000 / 60;
const at = (direction: 'up' | 'left', px: number): Keyframe => ({
  transform: direction === 'up' ? `translate3d(0, ${-px}px, 0)` : `translate3d(${-px}px, 0, 0)`,
});

interface TickerProps {
  label: string;
  items: readonly TickerItem[];
  pauseLabel: string;
  playLabel: string;
  step?: number;
  limitMove?: number;
  direction?: 'up' | 'left';
  gapClassName?: string;
  className?: string;
}

/**
 * Items that scroll in a loop by `step` pixels per frame of 1/60 s. Fewer than `limitMove` items do not move. Uses a Web Animation, because moving
 * the items by script took a quarter of the CPU of a cheap phone. Set a height (or, when moving left, a width) with `className`.
 */
export function Ticker(props: TickerProps) {
  return (
    <ClientOnly fallback={<TickerTrack {...props} canMove={false} />}>
      <TickerTrack {...props} canMove />
    </ClientOnly>
  );
}

function TickerTrack({
  label,
  items,
  pauseLabel,
  playLabel,
  step = 0.5,
  limitMove = 3,
  direction = 'up',
  gapClassName = 'gap-2',
  className,
  canMove,
}: TickerProps & { canMove: boolean }) {
  const track = useRef<HTMLDivElement>(null);
  const original = useRef<HTMLUListElement>(null);
  const copy = useRef<HTMLUListElement>(null);
  const running = useRef(false);
  const animation = useRef<Animation | null>(null);
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const reduced = useReducedMotion();
  const moves = canMove && !reduced && items.length >= limitMove;
  const runs = moves && !paused && !hovered && !focused && !hidden;

  // The distance is the copy's offset from the original, so each layout change recreates the animation.
  useEffect(() => {
    const [moved, first] = [track.current, original.current];
    if (!moves || moved === null || first === null || typeof ResizeObserver === 'undefined') return undefined;
    let length = 0;
    const observer = new ResizeObserver(() => {
      const next = (direction === 'up' ? copy.current?.offsetTop : copy.current?.offsetLeft) ?? 0;
      if (next === length) return;
      const progress = animation.current?.effect?.getComputedTiming().progress ?? 0;
      animation.current?.cancel();
      animation.current = null;
      length = next;
      if (length === 0) return;
      // Negative in right-to-left text: the items move the other way.
      const duration = Math.abs(length / step) * FRAME_MS;
      animation.current = moved.animate([at(direction, 0), at(direction, length)], { duration, iterations: Infinity });
      animation.current.currentTime = progress * duration;
      if (!running.current) animation.current.pause();
    });
    observer.observe(first);
    return () => {
      observer.disconnect();
      animation.current?.cancel();
      animation.current = null;
    };
  }, [moves, step, direction]);

  useEffect(() => {
    running.current = runs;
    if (runs) animation.current?.play();
    else animation.current?.pause();
  }, [runs]);

  // The copy can be clicked but is hidden from keyboards and screen readers, which use the original.
  useEffect(() => {
    copy.current?.querySelectorAll<HTMLElement>('a, button').forEach((element) => {
      element.tabIndex = -1;
    });
  });

  const list = classNames(
    'flex shrink-0 list-none',
    gapClassName,
    direction === 'up' ? 'flex-col min-h-full' : 'min-w-full items-center',
  );
  const entries = items.map((item) => (
    <li key={item.id} className="shrink-0">
      {item.content}
    </li>
  ));
  return (
    <div className={classNames('relative flex min-w-0 gap-2', direction === 'left' && 'items-center', className)}>
      <div
        tabIndex={moves ? undefined : 0}
        className={classNames(
          'relative min-h-0 min-w-0 flex-1 self-stretch',
          // Moving items cannot stay scrolled to one that has had the focus.
          runs
            ? 'overflow-clip'
            : moves
              ? 'overflow-hidden'
              : direction === 'up'
                ? 'overflow-y-auto'
                : 'overflow-x-auto [scrollbar-width:none]',
        )}
        onPointerEnter={() => setHovered(true)}
        onPointerLeave={() => setHovered(false)}
        onFocus={() => {
          if (animation.current) animation.current.currentTime = 0;
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
      >
        <div
          ref={track}
          data-moving={runs || undefined}
          className={classNames('flex h-full will-change-transform', gapClassName, direction === 'up' && 'flex-col')}
        >
          <ul ref={original} aria-label={label} className={list}>
            {entries}
          </ul>
          {moves && (
            <ul ref={copy} aria-hidden="true" className={list}>
              {entries}
            </ul>
          )}
        </div>
      </div>
      {moves && (
        <IconButton
          size="sm"
          label={paused ? playLabel : pauseLabel}
          icon={paused ? 'play' : 'pause'}
          onClick={() => setPaused(!paused)}
          className={direction === 'up' ? 'absolute -top-11 end-0' : ''}
        />
      )}
    </div>
  );
}
