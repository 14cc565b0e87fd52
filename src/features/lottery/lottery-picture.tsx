import { classNames } from '#src/lib/class-names.ts';
import { gameArt } from '#src/platform/image-url.ts';
import { LazyImage } from '#src/ui/lazy-image.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import type { Lottery } from './lotteries.ts';

/** The base URL of images, which all lotteries of a page share. */
export interface Pictures {
  readonly base: string | null;
  readonly failed: () => void;
}

export function LotteryPicture({
  lottery: { id, vendor, name },
  pictures: { base, failed },
  className,
}: {
  lottery: Lottery;
  pictures: Pictures;
  className: string;
}) {
  if (base === null) return <Skeleton className={classNames('shrink-0', className)} />;
  const initials = (
    <span aria-hidden="true" className="font-display font-bold text-ink-muted uppercase">
      {Array.from(name).slice(0, 2).join('')}
    </span>
  );
  return (
    <LazyImage
      {...gameArt(base, vendor, id)}
      sizes="56px"
      alt=""
      width={96}
      height={96}
      sizedByClass
      fallback={initials}
      onError={failed}
      className={classNames('shrink-0 rounded-control bg-raised', className)}
      imageClassName="rounded-control object-cover"
    />
  );
}
