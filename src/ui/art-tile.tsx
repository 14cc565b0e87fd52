import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';
import { LazyImage } from './lazy-image.tsx';
import { WAITING_PULSE } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { useNear } from './use-near.ts';

/** Rounded by itself: what clips a whole tile costs more each time the list moves. */
const ROUND = 'rounded-t-[calc(var(--radius-card)-1px)]';
const ART = `aspect-square w-full ${ROUND}`;
const WORDS = 'flex h-16 flex-col justify-center px-2 py-2 sm:h-18 sm:px-3';
const FRAME = 'block w-full rounded-card border border-line bg-surface text-start';

/** As wide as the columns of the grids that tiles stand in. */
const SIZES = '(min-width: 1280px) 192px, (min-width: 1024px) 15vw, (min-width: 640px) 22vw, 29vw';

function Initials({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className="font-display text-3xl font-bold text-ink-muted uppercase">
      {Array.from(of).slice(0, 2).join('')}
    </span>
  );
}

/**
 * A picture that is a button: art above, title and caption below, a mark in one corner. `src` is null while nobody knows where pictures come from.
 * Thousands pass by in one flick: the picture, the mark and what stands in the other corner come when the tile comes near and the list moves slowly enough to see them.
 */
export function ArtTile({
  src,
  title,
  caption,
  mark,
  corner,
  busy = false,
  dimmed = false,
  onPress,
  onGiveUp,
}: {
  src: string | { readonly src: string; readonly srcSet: string } | null;
  title: string;
  caption?: string;
  mark?: ReactNode;
  /** Stands beside the button, over the element that the tile stands in, which is positioned for it. */
  corner?: ReactNode;
  busy?: boolean;
  /** Without its colours: not to be had now. */
  dimmed?: boolean;
  onPress: () => void;
  onGiveUp?: () => void;
}) {
  const address = typeof src === 'string' ? src : (src?.src ?? null);
  const [near, box] = useNear(address);
  const hasMark = near && mark !== undefined;
  return (
    <>
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={() => !busy && onPress()}
        className={classNames(
          FRAME,
          'transition duration-200 hover:-translate-y-0.5 hover:border-field-line hover:shadow-lg hover:shadow-ink/10 active:translate-y-0 motion-reduce:transition-none motion-reduce:hover:translate-y-0',
          focusRing,
          (hasMark || busy) && 'relative',
          dimmed && 'grayscale',
        )}
      >
        {near && src !== null ? (
          <LazyImage
            eager
            {...(typeof src === 'string' ? { src } : { ...src, sizes: SIZES })}
            alt=""
            width={240}
            height={240}
            hasRoom
            fallback={<Initials of={title} />}
            className={`bg-raised ${ART}`}
            imageClassName={`object-cover ${ROUND}`}
            onGiveUp={onGiveUp}
          />
        ) : (
          <span
            ref={box}
            aria-hidden="true"
            className={classNames('block', ART, src === null ? `bg-ink/10 ${WAITING_PULSE}` : 'bg-raised')}
          />
        )}
        {hasMark && <span className="absolute start-1.5 top-1.5">{mark}</span>}
        {busy && (
          <span className={`absolute inset-x-0 top-0 flex items-center justify-center bg-canvas/70 text-ink ${ART}`}>
            <Spinner className="size-8" />
          </span>
        )}
        <span className={WORDS}>
          <span className="line-clamp-2 text-xs leading-4 font-semibold text-ink sm:text-sm sm:leading-5">{title}</span>
          {caption !== undefined && <span className="truncate text-xs leading-4 text-ink-muted">{caption}</span>}
        </span>
      </button>
      {near && corner}
    </>
  );
}

/** The room of a tile that is on its way, in one element. What holds such tiles pulses (`WAITING_PULSE`), not each of them: each that moves costs a layer. */
export function ArtTileSkeleton() {
  return <span aria-hidden="true" className="tile-skeleton rounded-card border border-line bg-surface" />;
}
