import { classNames } from '#src/lib/class-names.ts';
import { PlatformPicture } from '#src/parts/platform-picture.tsx';
import { Icon } from '#src/ui/icon.tsx';

/** The picture of an item. */
export function GoodPicture({
  path,
  dimmed = false,
  className,
}: {
  readonly path: string;
  readonly dimmed?: boolean;
  readonly className?: string;
}) {
  return (
    <span className={classNames('flex aspect-4/3 items-center justify-center overflow-hidden bg-ink/5', className)}>
      <PlatformPicture
        path={path}
        instead={<Icon name="gift" className="size-10 text-ink-muted" />}
        width={240}
        height={180}
        className={classNames('size-full', dimmed && 'opacity-45 grayscale')}
        imageClassName="object-cover"
      />
    </span>
  );
}
