import type { OutputOf } from '#schemas/call.ts';
import type { status } from '#schemas/calls/account.ts';
import type { Brand } from '#schemas/brand.ts';
import { resourceUrl } from '#src/lib/resource-url.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';

type PlatformResource = OutputOf<typeof status>['info']['resources'][number];
type BrandResource = Brand['resources'][number];

const APPS = ['IOS', 'IOS_PROFILE', 'ANDROID', 'LITE'] as const;
type AppType = (typeof APPS)[number];

export interface AppResource {
  readonly type: AppType;
  readonly href: SafeUrl;
  /** The QR code: `value` is its content, `image` the URL of a picture that contains it. */
  readonly qr: { readonly value: SafeUrl } | { readonly image: SafeUrl };
}

const isPicture = (address: string): boolean => /\.(png|jpe?g|webp|svg)$/i.test(new URL(address).pathname);

const qrOf = (
  url: SafeUrl,
  given: string | null | undefined,
  images: readonly string[],
  host: string,
): AppResource['qr'] => {
  const own = safeUrl(given ?? '', { host });
  if (own === null) return { value: url };
  if (!isPicture(own)) return { value: own };
  return images.includes(new URL(own).origin) ? { image: own } : { value: url };
};

/**
 * Returns at most one app per type, from the resources of the platform or, if it has none, of the brand. `images` are the allowed origins of pictures,
 * and `host` is the host of the brand.
 */
export const appResources = (
  platform: readonly PlatformResource[],
  brand: readonly BrandResource[],
  images: readonly string[],
  host = '',
): readonly AppResource[] => {
  const all: readonly (PlatformResource | BrandResource)[] = platform.length > 0 ? platform : brand;
  return APPS.flatMap((type) => {
    for (const { resourceType, url, qrCodeUrl } of all) {
      const href = resourceType === type ? resourceUrl(type, url, host) : null;
      if (href !== null) return [{ type, href, qr: qrOf(href, qrCodeUrl, images, host) }];
    }
    return [];
  });
};
