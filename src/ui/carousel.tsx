import { useRef, useState, type ReactNode, type TouchEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { ClientOnly } from '#src/hydration/client-only.tsx';
import { useInterval, useTimeout } from '#src/lib/timers.ts';
import { savesData } from '#src/lib/saves-data.ts';
import { usePageHidden } from '#src/lib/use-page-hidden.ts';
import { useReducedMotion } from '#src/lib/use-reduced-motion.ts';
import { focusRing } from './focus-ring.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export interface Slide {
  id: string;
  content: ReactNode;
}

export interface CarouselLabels {
  /** The accessible names of the carousel and of each slide. */
  carousel: string;
  kind: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** Returns the label of a slide and its dot; numbers start at 1. */
  slide: (number: number, total: number) => string;
}

const SCROLL_END_MS = 120;
const ARROW = 'carousel-arrow bg-surface/80 text-ink shadow-md hover:bg-surface';

/**
 * Slides swiped by native scrolling. Several slides advance every `autoplayMs`, except while hovered, focused, touched or hidden, or with reduced
 * motion.
 */
export function Carousel({
  label,
  slides,
  autoplayMs,
  labels,
  onSlide,
  className,
}: {
  label: string;
  slides: readonly Slide[];
  /** `null` for slides that stay until the user moves on. */
  autoplayMs: number | null;
  labels: CarouselLabels;
  onSlide?: (index: number) => void;
  className?: string;
}) {
  const track = useRef<HTMLDivElement>(null);
  const scrollEnd = useTimeout();
  const [at, setAt] = useState(0);
  // Starts paused for a player who saves data, because each slide loads its picture when shown.
  const [paused, setPaused] = useState(savesData);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const [announced, setAnnounced] = useState('');
  const hidden = usePageHidden();
  const reduced = useReducedMotion();
  const many = slides.length > 1;
  // Without this, slides without links could not be scrolled with the keyboard.
  const tabIndex = many ? 0 : undefined;

  const select = (index: number): void => {
    setAt(index);
    if (index !== at) onSlide?.(index);
  };
  const go = (index: number): void => {
    const list = track.current;
    const next = (index + slides.length) % slides.length;
    const slide = list?.children[next];
    if (list && slide instanceof HTMLElement)
      list.scrollTo?.({ left: slide.offsetLeft - list.offsetLeft, behavior: reduced ? 'instant' : 'smooth' });
    select(next);
  };
  const turn = (index: number): void => {
    go(index);
    setAnnounced(labels.slide(((index + slides.length) % slides.length) + 1, slides.length));
  };
  const release = (event: TouchEvent): void => setTouched(event.touches.length > 0);
  const onScroll = (): void =>
    scrollEnd.start(() => {
      const list = track.current;
      if (list && list.clientWidth > 0)
        select(Math.min(slides.length - 1, Math.round(Math.abs(list.scrollLeft) / list.clientWidth)));
    }, SCROLL_END_MS);

  useInterval(
    () => go(at + 1),
    autoplayMs ?? 0,
    many && autoplayMs !== null && !paused && !hovered && !focused && !touched && !hidden && !reduced,
  );

  return (
    <section
      aria-label={label}
      aria-roledescription={many ? labels.carousel : undefined}
      className={classNames('carousel', className)}
    >
      <div
        className="carousel-body"
        onPointerEnter={(event) => setHovered(event.pointerType === 'mouse')}
        onPointerLeave={() => setHovered(false)}
        onTouchStart={() => setTouched(true)}
        onTouchEnd={release}
        onTouchCancel={release}
        onFocus={() => setFocused(true)}
        onBlur={(event) =>
          setFocused(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))
        }
      >
        <div
          ref={track}
          onScroll={onScroll}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset does not scroll
          role={many ? 'group' : undefined}
          aria-label={many ? label : undefined}
          tabIndex={tabIndex}
          className="carousel-track"
        >
          {slides.map((slide, index) => (
            <div
              key={slide.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is not a part of a form
              role={many ? 'group' : undefined}
              aria-roledescription={many ? labels.kind : undefined}
              aria-label={many ? labels.slide(index + 1, slides.length) : undefined}
              className="carousel-slide"
            >
              {slide.content}
            </div>
          ))}
        </div>
        {many && (
          <ClientOnly>
            <span aria-live="polite" className="sr-only">
              {announced}
            </span>
            <IconButton label={labels.previous} icon="chevron-left" onClick={() => turn(at - 1)} className={ARROW} />
            <IconButton label={labels.next} icon="chevron-right" onClick={() => turn(at + 1)} className={ARROW} />
            {/* The row is as wide as the banner, and must not catch the presses of its button. */}
            <div className="carousel-dots pointer-events-none">
              <div className="pointer-events-auto flex items-center rounded-full bg-surface/80 ps-1.5 text-ink shadow-sm">
                {slides.map((slide, index) => (
                  <button
                    key={slide.id}
                    type="button"
                    aria-label={labels.slide(index + 1, slides.length)}
                    aria-current={index === at ? true : undefined}
                    onClick={() => turn(index)}
                    className={classNames('flex size-6 items-center justify-center rounded-full', focusRing)}
                  >
                    <span
                      className={classNames(
                        'h-1.5 rounded-full bg-current transition-all duration-200 motion-reduce:transition-none',
                        index === at ? 'w-4' : 'w-1.5 opacity-50',
                      )}
                    />
                  </button>
                ))}
                {autoplayMs !== null && (
                  <button
                    type="button"
                    aria-label={paused || reduced ? labels.play : labels.pause}
                    aria-disabled={reduced || undefined}
                    onClick={() => setPaused(!paused)}
                    className={classNames('flex size-7 items-center justify-center rounded-full', focusRing)}
                  >
                    <Icon name={paused || reduced ? 'play' : 'pause'} className="size-3.5" />
                  </button>
                )}
              </div>
            </div>
          </ClientOnly>
        )}
      </div>
    </section>
  );
}
