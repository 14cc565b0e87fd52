import { useId, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { focusRing } from './focus-ring.ts';
import { LazyImage } from './lazy-image.tsx';
import { SKELETON_PULSE } from './skeleton.tsx';
import { Spinner } from './spinner.tsx';
import { tileSizes } from './tile-sizes.ts';
import { useNearViewport } from './use-near-viewport.ts';

export interface PlayHint {
  readonly action: string;
  readonly note?: string | undefined;
}

function Initials({ of }: { of: string }) {
  return (
    <span aria-hidden="true" className="font-display text-3xl font-bold text-ink-muted uppercase">
      {Array.from(of).slice(0, 2).join('')}
    </span>
  );
}

/**
 * A tile button: image on top, title and caption below, a badge in one corner. `src` is null while the image CDN is unknown. Image, badge and
 * `corner` render only when the tile comes near the viewport, because a flick scrolls past thousands of tiles.
 */
export function ArtTile({
  src,
  title,
  caption,
  hint,
  badge,
  corner,
  busy = false,
  dimmed = false,
  onPress,
  onError,
}: {
  src: string | { readonly src: string; readonly srcSet: string } | null;
  title: string;
  caption?: string;
  /**
   * Shown over the image while the tile is hovered or focused: the action of a click, and a note on the item. The note is also the tile's
   * description.
   */
  hint?: PlayHint | undefined;
  badge?: ReactNode;
  /** Rendered next to the button and positioned relative to the tile's parent. */
  corner?: ReactNode;
  busy?: boolean;
  /** Renders in greyscale, for an unavailable item. */
  dimmed?: boolean;
  onPress: () => void;
  onError?: () => void;
}) {
  const url = typeof src === 'string' ? src : (src?.src ?? null);
  const [near, box] = useNearViewport(url);
  const id = useId();
  const shown = near && !busy ? hint : undefined;
  return (
    <>
      <button
        type="button"
        aria-busy={busy || undefined}
        aria-describedby={shown?.note && id}
        onClick={() => !busy && onPress()}
        className={classNames('tile card', focusRing, dimmed && 'grayscale')}
      >
        {near && src !== null ? (
          <LazyImage
            eager
            {...(typeof src === 'string' ? { src } : { ...src, sizes: tileSizes() })}
            alt=""
            width={240}
            height={240}
            sizedByClass
            fallback={<Initials of={title} />}
            className="tile-art bg-raised"
            imageClassName="rounded-[inherit] object-cover"
            onError={onError}
          />
        ) : (
          <span
            ref={box}
            aria-hidden="true"
            className={classNames('tile-art', src === null ? `bg-ink/10 ${SKELETON_PULSE}` : 'bg-raised')}
          />
        )}
        {shown && (
          <span aria-hidden="true" className="tile-hint tile-art">
            <b>{shown.action}</b>
            {shown.note && <span id={id}>{shown.note}</span>}
          </span>
        )}
        {near && badge && <span className="tile-badge">{badge}</span>}
        {busy && (
          <span className="tile-over tile-art">
            <Spinner className="size-8" />
          </span>
        )}
        <span className="tile-caption">
          <span>{title}</span>
          {caption !== undefined && <span>{caption}</span>}
        </span>
      </button>
      {near && corner}
    </>
  );
}

/** The placeholder of a loading tile. The container pulses (`SKELETON_PULSE`), not each tile, because each animated tile costs a compositor layer. */
export function ArtTileSkeleton() {
  return <span aria-hidden="true" className="tile-skeleton card" />;
}
