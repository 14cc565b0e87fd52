import { classNames } from '#src/lib/class-names.ts';
import { gameArt, vendorLogo } from '#src/platform/image-url.ts';
import { HotBadge } from '#src/ui/hot-badge.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { SearchNames } from '#src/search/game-index.ts';
import { HighlightedText } from './highlighted-text.tsx';
import type { SearchRow } from './search-rows.ts';
import { useSearchTexts } from './texts.ts';
import type { SearchState } from './use-search.ts';

const PICTURE = 'flex h-12 w-14 shrink-0 items-center justify-center overflow-hidden rounded-control';
const LOGO_BACKGROUND = 'bg-footer px-1.5 text-on-footer';

/** The props shared by all rows. */
export interface RowDisplayProps {
  readonly names: SearchNames['category'];
  readonly count: SearchState['count'];
  /** The base URL of images; `null` until it is known. */
  readonly imageBase: string | null;
  readonly onImageGiveUp: () => void;
}

function RowPicture({
  row,
  imageBase,
  onImageGiveUp,
}: { row: SearchRow } & Pick<RowDisplayProps, 'imageBase' | 'onImageGiveUp'>) {
  if (row.kind === 'category') {
    return (
      <span className={`${PICTURE} bg-ink/5 text-ink-muted`}>
        <Icon name={row.section.icon} className="size-6" />
      </span>
    );
  }
  if (imageBase === null) return <Skeleton className={PICTURE} />;
  const isGame = row.kind === 'game';
  return (
    <span className={classNames(PICTURE, isGame ? 'bg-raised' : LOGO_BACKGROUND)}>
      <LazyImage
        {...(isGame
          ? { ...gameArt(imageBase, row.game.vassalage, row.game.nodeId), sizes: '56px' }
          : { src: vendorLogo(imageBase, row.section.category, row.vendor.vassalage) })}
        alt=""
        width={isGame ? 56 : 44}
        height={isGame ? 48 : 40}
        fallback={<Icon name={isGame ? 'image' : row.section.icon} className="size-5 opacity-60" />}
        imageClassName={isGame ? 'object-cover' : 'object-contain'}
        onError={onImageGiveUp}
      />
    </span>
  );
}

/** A search result: picture, name and source, with the matched words highlighted. */
export function ResultRow({
  id,
  row,
  isActive,
  onPoint,
  onChoose,
  names,
  count,
  ...images
}: { id: string; row: SearchRow; isActive: boolean; onPoint: () => void; onChoose: () => void } & RowDisplayProps) {
  const t = useSearchTexts();
  const { words } = row;
  const games = row.kind === 'vendor' ? (count?.(row.vendor, row.section.category) ?? 0) : 0;
  const name =
    row.kind === 'game'
      ? row.game.gameName
      : row.kind === 'vendor'
        ? (row.vendor.name ?? row.vendor.vassalage)
        : names[row.section.category];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the search field has the focus and handles the keys
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element is allowed in a select only
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={({ movementX, movementY }) => {
        // Only if the pointer has really moved: a row that scrolls under a resting pointer must not become active.
        if (movementX !== 0 || movementY !== 0) onPoint();
      }}
      onPointerDown={(event) => {
        if (event.pointerType === 'mouse') event.preventDefault();
      }}
      onClick={onChoose}
      className={classNames(
        'flex min-h-16 scroll-mt-24 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
        isActive && 'bg-ink/8',
      )}
    >
      <RowPicture row={row} {...images} />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 text-sm leading-[1.25rem] font-semibold text-ink">
          <HighlightedText text={name} words={words} />
        </span>
        {row.kind !== 'category' && (
          <span className="block truncate text-xs leading-[1rem] text-ink-muted">
            <HighlightedText text={row.kind === 'game' ? row.game.vendor : names[row.section.category]} words={words} />
            {games > 0 && <span>{` · ${t('vendor.games', { count: games })}`}</span>}
          </span>
        )}
      </span>
      {row.kind === 'game' ? (
        row.game.isHot === 1 && <HotBadge label={t('hot.mark')} />
      ) : (
        <Icon name="chevron-right" className="size-5 shrink-0 text-ink-muted" />
      )}
    </div>
  );
}

export function ResultRowSkeleton() {
  return (
    <span className="flex min-h-16 items-center gap-3 px-3 py-2">
      <Skeleton className={PICTURE} />
      <span className="flex flex-1 flex-col gap-2">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3 w-1/4" />
      </span>
    </span>
  );
}
