import { pictureAddress } from '#src/platform/picture-address.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#src/ui/icon.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';

/** The picture of a good. It says nothing that the name beside it does not say. */
export function GoodPicture({
  path,
  dimmed = false,
  className,
}: {
  readonly path: string;
  readonly dimmed?: boolean;
  readonly className?: string;
}) {
  const { base, failed } = useImageBase();
  const src = pictureAddress(base, path);
  const instead = <Icon name="gift" className="size-10 text-ink-muted" />;
  return (
    <span className={classNames('flex aspect-4/3 items-center justify-center overflow-hidden bg-ink/5', className)}>
      {src === null ? (
        instead
      ) : (
        <LazyImage
          src={src}
          alt=""
          width={240}
          height={180}
          sizedByClass
          fallback={instead}
          onError={failed}
          className={classNames('size-full', dimmed && 'opacity-45 grayscale')}
          imageClassName="object-cover"
        />
      )}
    </span>
  );
}
