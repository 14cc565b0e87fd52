import type { DepositMethod } from '#schemas/cashier.ts';
import { pictureAddress } from '#src/platform/picture-address.ts';
import { useImageBase } from '#src/platform/use-image-base.ts';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { LazyImage } from '#src/ui/lazy-image.tsx';

const ICONS = { BANK: 'withdraw', QR: 'grid', REDIRECT: 'external' } as const satisfies Record<
  DepositMethod['kind'],
  IconName
>;

/** The logo of a way to pay; an icon of its kind where there is none. It repeats the name beside it, so that it has no text. */
export function MethodLogo({ method: { kind, logo = '' } }: { readonly method: DepositMethod }) {
  const { base, failed } = useImageBase();
  const src = pictureAddress(base, logo);
  const icon = <Icon name={ICONS[kind]} className="size-5 text-ink-muted" />;
  return (
    <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control bg-ink/5">
      {src === null ? (
        icon
      ) : (
        <LazyImage
          src={src}
          alt=""
          width={40}
          height={40}
          sizedByClass
          fallback={icon}
          onError={failed}
          className="size-full"
        />
      )}
    </span>
  );
}
