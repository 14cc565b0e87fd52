import type { OutputOf } from '#schemas/call.ts';
import type { status } from '#schemas/calls/account.ts';
import type { Brand } from '#schemas/brand.ts';
import { safeUrl } from '#src/lib/safe-url.ts';

type PlatformResource = OutputOf<typeof status>['info']['resources'][number];
type BrandResource = Brand['resources'][number];

const APPS = ['IOS', 'IOS_PROFILE', 'ANDROID', 'LITE'] as const;
type AppType = (typeof APPS)[number];

export interface AppResource {
  readonly type: AppType;
  readonly href: string;
  /** What its QR code encodes; `image` is the URL of a ready picture. */
  readonly qr: { readonly value: string } | { readonly image: string };
}

const isWeb = (address: string, host: string): boolean => safeUrl(address, { host }) !== null;
const isProfile = (address: string): boolean => /^itms-services:\/\/\?[^\s\\]+$/.test(address);
const isPicture = (address: string): boolean => /\.(png|jpe?g|webp|svg)$/i.test(new URL(address).pathname);

const qrOf = (
  url: string,
  given: string | null | undefined,
  images: readonly string[],
  host: string,
): AppResource['qr'] => {
  if (given === null || given === undefined || !isWeb(given, host)) return { value: url };
  if (!isPicture(given)) return { value: given };
  return images.includes(new URL(given).origin) ? { image: given } : { value: url };
};

/** The available apps, one per type: the platform's list if it has any, else the brand's. `images` are the allowed image origins, `host` that of the brand. */
export const appResources = (
  platform: readonly PlatformResource[],
  brand: readonly BrandResource[],
  images: readonly string[],
  host = '',
): readonly AppResource[] => {
  const all: readonly (PlatformResource | BrandResource)[] = platform.length > 0 ? platform : brand;
  return APPS.flatMap((type) => {
    const found = all.find(
      ({ resourceType, url }) =>
        resourceType === type && (isWeb(url, host) || (type === 'IOS_PROFILE' && isProfile(url))),
    );
    return found === undefined ? [] : [{ type, href: found.url, qr: qrOf(found.url, found.qrCodeUrl, images, host) }];
  });
};
