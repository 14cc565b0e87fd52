import { useBrand } from '#src/brand/use-brand.ts';
import { classNames } from '#src/lib/class-names.ts';
import { safeUrl } from '#src/lib/safe-url.ts';
import { Icon } from '#src/ui/icon.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';

/** Returns the URL of a picture, or `null` if the brand does not allow its origin. */
const pictureAddress = (src: string, trusted: readonly string[]): string | null => {
  const { origin, hostname: host } = location;
  if (src === '' || !URL.canParse(src, origin)) return null;
  return safeUrl(new URL(src, origin).href, { origins: [origin, ...trusted], host });
};

/** A promotion's picture, twice as wide as high, or a gift icon if there is no allowed picture. */
export function PromotionPicture({ src, className }: { readonly src: string; readonly className?: string }) {
  const { allow } = useBrand().platform;
  const url = pictureAddress(src, allow.image);
  const gift = (
    <span className="flex size-full items-center justify-center text-ink-muted">
      <Icon name="gift" className="size-12" />
    </span>
  );
  const box = classNames('aspect-2/1 w-full overflow-hidden bg-ink/5', className);
  if (url === null) return <span className={classNames('block', box)}>{gift}</span>;
  return (
    <LazyImage
      src={url}
      alt=""
      width={480}
      height={240}
      sizedByClass
      fallback={gift}
      className={box}
      imageClassName="object-cover"
    />
  );
}
