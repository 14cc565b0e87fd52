import type { DepositMethod } from '#schemas/cashier.ts';
import { PlatformPicture } from '#src/parts/platform-picture.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';

const ICONS = { BANK: 'withdraw', QR: 'grid', REDIRECT: 'external' } as const satisfies Record<
  DepositMethod['kind'],
  IconName
>;

/** The logo of a payment method, or an icon of its kind. */
export function MethodLogo({ method: { kind, logo = '' } }: { readonly method: DepositMethod }) {
  return (
    <span className="flex size-10 shrink-0 items-center justify-center overflow-hidden rounded-control bg-ink/5">
      <PlatformPicture
        path={logo}
        instead={<Icon name={ICONS[kind]} className="size-5 text-ink-muted" />}
        width={40}
        height={40}
        className="size-full"
      />
    </span>
  );
}
