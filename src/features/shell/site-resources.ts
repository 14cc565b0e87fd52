import { RESOURCE_TYPES, type ResourceType } from '#schemas/brand-names.ts';
import type { Resource } from '#schemas/site-status.ts';
import { safeUrl } from '#src/lib/safe-url.ts';

/** A channel or an app of the house that may be linked. */
export interface SiteResource {
  readonly type: ResourceType;
  readonly url: string;
  /** What its code shows: a picture from elsewhere, or the address to encode. */
  readonly qr: { readonly image: string } | { readonly address: string };
  readonly labelNameEn: string;
}

type Offered = Pick<Resource, 'resourceType' | 'url' | 'labelNameEn'> & {
  readonly qrCodeUrl?: string | null | undefined;
};

const PICTURE = /\.(png|svg|jpe?g|webp|gif)$/i;
const SOCIAL: readonly ResourceType[] = ['TELEGRAM', 'FACEBOOK'];
const MOST_SOCIAL = 3;

const qrOf = (qrCodeUrl: string | null | undefined, url: string): SiteResource['qr'] => {
  const own = qrCodeUrl ? safeUrl(qrCodeUrl) : null;
  if (own === null) return { address: url };
  return PICTURE.test(new URL(own).pathname) ? { image: own } : { address: own };
};

/** One resource of each known type, in the order of the types: the platform's, else the brand file's. Unknown types and unsafe addresses are left out. */
export const siteResources = (offered: readonly Offered[], own: readonly Offered[]): readonly SiteResource[] =>
  RESOURCE_TYPES.flatMap((type) => {
    const schemes = type === 'IOS_PROFILE' ? ['itms-services:'] : [];
    for (const resource of [...offered, ...own]) {
      if (resource.resourceType !== type) continue;
      const url = safeUrl(resource.url, { schemes });
      if (url !== null) return [{ type, url, qr: qrOf(resource.qrCodeUrl, url), labelNameEn: resource.labelNameEn }];
    }
    return [];
  });

/** Messaging and social links, three at most. */
export const socialResources = (resources: readonly SiteResource[]): readonly SiteResource[] =>
  resources.filter(({ type }) => SOCIAL.includes(type)).slice(0, MOST_SOCIAL);
