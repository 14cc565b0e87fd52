import type { Category } from '#schemas/brand-names.ts';
import type { VendorCard } from '#schemas/game.ts';
import { classNames } from '#src/lib/class-names.ts';
import { vendorLogo } from '#src/platform/image-url.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** The logo of a vendor, or the vendor's name if there is none. Logos are white, so the background is dark in both themes. */
export function VendorLogo({
  vendor,
  category,
  base,
  attempts,
  onGiveUp,
  className,
}: {
  vendor: VendorCard;
  category: Category;
  /** The base URL of images; `null` until it is known. */
  base: string | null;
  attempts?: number;
  onGiveUp: () => void;
  className?: string;
}) {
  const name = vendor.name ?? vendor.vassalage;
  return (
    <span
      className={classNames(
        'flex items-center justify-center overflow-hidden rounded-control bg-ink px-2 text-canvas [[data-theme=dark]_&]:bg-canvas [[data-theme=dark]_&]:text-ink',
        className,
      )}
    >
      {base === null ? (
        <Skeleton className="h-6 w-20" />
      ) : (
        <LazyImage
          src={vendorLogo(base, category, vendor.vassalage)}
          alt={name}
          width={120}
          height={40}
          onError={onGiveUp}
          fallback={<span className="truncate text-xs font-semibold">{name}</span>}
          {...(attempts === undefined ? {} : { attempts })}
        />
      )}
    </span>
  );
}
