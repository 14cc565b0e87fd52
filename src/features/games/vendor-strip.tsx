import { useEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { vendorLogo } from '#src/platform/image-url.ts';
import { useListTexts } from '#src/texts/list-texts.ts';
import { focusRingInside } from '#src/ui/focus-ring.ts';
import { HotBadge } from '#src/ui/hot-badge.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Link } from '#src/ui/link.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { SkipLink } from '#src/ui/skip-link.tsx';
import type { Vendor } from './category-vendors.ts';
import { ALL_VENDORS } from './list-filters.ts';
import { useGameTexts } from './texts.ts';

const MAX_WITHOUT_ARROWS = 8;
/** The size is fixed, so that the browser can skip rendering cards outside the viewport. */
const ITEM = 'h-20 w-32 shrink-0 [content-visibility:auto]';
const CARD = 'relative flex h-20 w-32 shrink-0 flex-col items-center justify-center overflow-hidden rounded-card';
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

const cardStyles = (isChosen: boolean): string =>
  classNames(
    CARD,
    'border-2 bg-footer text-on-footer transition-colors duration-150',
    focusRingInside,
    isChosen ? 'border-primary' : 'border-line hover:border-field-line',
  );

/** A row of links to the vendors of a game type. If there are more than eight, it has arrow buttons and a skip link to `skipTo`. */
export function VendorStrip({
  vendors,
  withAll,
  chosen,
  imageBase,
  onImageGiveUp,
  addressOf,
  skipTo,
}: {
  vendors: readonly Vendor[];
  /** Whether the first card stands for all vendors. */
  withAll: boolean;
  chosen: string | null;
  imageBase: string | null;
  onImageGiveUp: () => void;
  addressOf: (vassalage: string) => string;
  /** The id of the element that the skip link targets. */
  skipTo: string;
}) {
  const t = useGameTexts();
  const lists = useListTexts();
  const track = useRef<HTMLUListElement>(null);
  const move = (direction: 1 | -1): void => {
    const list = track.current;
    if (list === null) return;
    const onward = getComputedStyle(list).direction === 'rtl' ? -direction : direction;
    list.scrollBy({ left: onward * list.clientWidth * 0.8, behavior: 'smooth' });
  };
  useEffect(() => {
    const list = track.current;
    const current = list?.querySelector('[aria-current]')?.parentElement;
    if (list && current instanceof HTMLElement)
      list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [chosen, vendors.length]);
  const areMany = vendors.length > MAX_WITHOUT_ARROWS;
  return (
    <nav aria-label={t('vendors.label')} className="relative flex items-center gap-1">
      {areMany && <SkipLink to={skipTo} text={t('vendors.skip')} className="absolute start-1 top-1 z-10" />}
      {areMany && (
        <IconButton
          label={t('vendors.previous')}
          icon="chevron-left"
          onClick={() => move(-1)}
          className="max-sm:hidden"
        />
      )}
      <ul
        ref={track}
        className="relative flex min-w-0 flex-1 list-none gap-2 overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] sm:gap-3 [&::-webkit-scrollbar]:hidden"
      >
        {withAll && (
          <li className={ITEM}>
            <Link
              to={addressOf(ALL_VENDORS)}
              replace
              aria-current={chosen === ALL_VENDORS ? 'page' : undefined}
              className={cardStyles(chosen === ALL_VENDORS)}
            >
              <span className="line-clamp-2 px-2 text-center text-[min(0.875rem,20px)] font-semibold">
                {lists('allProviders')}
              </span>
            </Link>
          </li>
        )}
        {vendors.map((vendor) => {
          const name = vendor.name ?? vendor.vassalage;
          const isChosen = vendor.vassalage === chosen;
          return (
            <li key={vendor.vassalage} className={ITEM}>
              <Link
                to={addressOf(vendor.vassalage)}
                replace
                aria-label={name}
                aria-current={isChosen ? 'page' : undefined}
                className={cardStyles(isChosen)}
              >
                {imageBase === null ? (
                  <Skeleton className="h-8 w-20" />
                ) : (
                  <LazyImage
                    src={vendorLogo(imageBase, vendor.gameType, vendor.vassalage)}
                    alt=""
                    width={112}
                    height={48}
                    sizedByClass
                    className="aspect-7/3 w-28 max-w-full"
                    // The span is centred instead of its text, because centred lines of a long name would cut off the ellipsis.
                    fallback={<span className="line-clamp-2 min-w-0 text-sm font-semibold wrap-anywhere">{name}</span>}
                    onError={onImageGiveUp}
                  />
                )}
                {vendor.isHot === 1 && (
                  <span className="absolute end-1 top-1 scale-75">
                    <HotBadge label={t('games.hot')} />
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
      {areMany && (
        <IconButton label={t('vendors.next')} icon="chevron-right" onClick={() => move(1)} className="max-sm:hidden" />
      )}
    </nav>
  );
}

export function VendorStripSkeleton() {
  return (
    <div className="flex gap-2 overflow-hidden p-1 sm:gap-3">
      {SKELETON_KEYS.map((card) => (
        <Skeleton key={card} className={CARD} />
      ))}
    </div>
  );
}
