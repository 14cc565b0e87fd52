import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { useHydrated } from '#src/lib/use-hydrated.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useReducedMotion } from '#src/lib/use-reduced-motion.ts';
import { IconButton } from './icon-button.tsx';

export interface TickerItem {
  id: string;
  content: ReactNode;
}

const FRAME_MS = 1000 / 60;

/** Entries that move on by `step` pixels in a frame of a sixtieth of a second, in a loop. Fewer than `limitMove` stand still. Give it a height (or, moving left, a width) by `className`. */
export function Ticker({ label, items, pauseLabel, playLabel, step = 0.5, limitMove = 3, direction = 'up', gapClassName = 'gap-2', className }: {
  label: string;
  items: readonly TickerItem[];
  pauseLabel: string;
  playLabel: string;
  step?: number;
  limitMove?: number;
  direction?: 'up' | 'left';
  gapClassName?: string;
  className?: string;
}) {
  const belt = useRef<HTMLDivElement>(null);
  const copy = useRef<HTMLUListElement>(null);
  const offset = useRef(0);
  const [paused, setPaused] = useState(false);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = usePageHidden();
  const reduced = useReducedMotion();
  const hydrated = useHydrated();
  const moves = hydrated && !reduced && items.length >= limitMove;
  const runs = moves && !paused && !pointed && !focused && !hidden;

  useEffect(() => {
    if (!runs) return undefined;
    let last: number | null = null;
    let frame = requestAnimationFrame(function tick(now: number) {
      const length = direction === 'up' ? (copy.current?.offsetTop ?? 0) : (copy.current?.offsetLeft ?? 0);
      // A frame that came late, after sleep, counts as four at most.
      offset.current += step * Math.min(4, last === null ? 1 : (now - last) / FRAME_MS);
      last = now;
      if (length > 0) offset.current %= length;
      const at = Math.round(offset.current * 100) / -100;
      if (belt.current) belt.current.style.transform = direction === 'up' ? `translate3d(0, ${at}px, 0)` : `translate3d(${at}px, 0, 0)`;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [runs, step, direction]);

  // The copy can be clicked but is not there for keyboards and screen readers, who have the original.
  useEffect(() => {
    copy.current?.querySelectorAll<HTMLElement>('a, button').forEach((element) => {
      element.tabIndex = -1;
    });
  });

  const list = classNames('flex shrink-0 list-none', gapClassName, direction === 'up' ? 'flex-col min-h-full' : 'min-w-full items-center');
  const entries = items.map((item) => (
    <li key={item.id} className="shrink-0">
      {item.content}
    </li>
  ));
  return (
    <div className={classNames('relative flex min-w-0 gap-2', direction === 'left' && 'items-center', className)}>
      <div
        tabIndex={moves ? undefined : 0}
        className={classNames('relative min-h-0 min-w-0 flex-1 self-stretch', moves ? 'overflow-hidden' : direction === 'up' ? 'overflow-y-auto' : 'overflow-x-auto [scrollbar-width:none]')}
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => {
          offset.current = 0;
          if (belt.current) belt.current.style.transform = '';
          setFocused(true);
        }}
        onBlur={() => setFocused(false)}
      >
        <div ref={belt} data-moving={runs || undefined} className={classNames('flex h-full will-change-transform', gapClassName, direction === 'up' && 'flex-col')}>
          <ul aria-label={label} className={list}>
            {entries}
          </ul>
          {moves && (
            <ul ref={copy} aria-hidden="true" className={list}>
              {entries}
            </ul>
          )}
        </div>
      </div>
      {moves && <IconButton size="sm" label={paused ? playLabel : pauseLabel} icon={paused ? 'play' : 'pause'} onClick={() => setPaused(!paused)} className={direction === 'up' ? 'absolute -top-11 end-0' : ''} />}
    </div>
  );
}
