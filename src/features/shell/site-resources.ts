import { useMemo } from 'react';
import { RESOURCE_TYPES, type ResourceType } from '#schemas/brand-names.ts';
import { BASE_LANGUAGE } from '#schemas/languages.ts';
import type { Resource } from '#schemas/site-status.ts';
import { resourceUrl } from '#src/lib/resource-url.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';
import type { IconName } from '#src/ui/icon.tsx';
import { useLanguage } from '#src/texts/language-store.ts';
import { useBrand } from '#src/brand/use-brand.ts';
import { useSiteInfo } from '#src/platform/use-site-info.ts';
import { useShellTexts } from './texts.ts';

/** A channel or an app of the brand with a safe URL. */
export interface SiteResource {
  readonly type: ResourceType;
  readonly url: SafeUrl;
  /** The QR code: the URL of a picture that contains it, or the URL that it encodes. */
  readonly qr: { readonly image: SafeUrl } | { readonly address: SafeUrl };
  readonly labelNameEn: string;
}

type Offered = Pick<Resource, 'resourceType' | 'url' | 'labelNameEn'> & {
  readonly qrCodeUrl?: string | null | undefined;
};

const PICTURE = /\.(png|svg|jpe?g|webp|gif)$/i;
const SOCIAL: readonly ResourceType[] = ['TELEGRAM', 'FACEBOOK'];
const MOST_SOCIAL = 3;

const qrOf = (qrCodeUrl: string | null | undefined, url: SafeUrl, host: string): SiteResource['qr'] => {
  const own = qrCodeUrl ? safeUrl(qrCodeUrl, { host }) : null;
  if (own === null) return { address: url };
  return PICTURE.test(new URL(own).pathname) ? { image: own } : { address: own };
};

/**
 * Returns at most one resource per known type, in the order of the types: the platform's first one with a safe URL, or else the brand's first one.
 * `host` is the host of the brand.
 */
export const siteResources = (
  offered: readonly Offered[],
  own: readonly Offered[],
  host = '',
): readonly SiteResource[] =>
  RESOURCE_TYPES.flatMap((type) => {
    for (const resource of [...offered, ...own]) {
      if (resource.resourceType !== type) continue;
      const url = resourceUrl(type, resource.url, host);
      if (url !== null)
        return [{ type, url, qr: qrOf(resource.qrCodeUrl, url, host), labelNameEn: resource.labelNameEn }];
    }
    return [];
  });

/** Returns the resources for messengers and social networks, at most three. */
export const socialResources = (resources: readonly SiteResource[]): readonly SiteResource[] =>
  resources.filter(({ type }) => SOCIAL.includes(type)).slice(0, MOST_SOCIAL);

export const RESOURCE_ICON: Readonly<Record<ResourceType, IconName>> = {
  TELEGRAM: 'telegram',
  FACEBOOK: 'facebook',
  IOS_PROFILE: 'shield',
  IOS: 'apple',
  ANDROID: 'android',
  LITE: 'bolt',
};

/** Returns a function that returns the name of a resource: in English the label from the brand, in other languages our own text. */
export const useResourceName = (): ((resource: SiteResource) => string) => {
  const t = useShellTexts();
  const { language } = useLanguage();
  return (resource) =>
    language === BASE_LANGUAGE && resource.labelNameEn !== '' ? resource.labelNameEn : t(`resource.${resource.type}`);
};

export const useSiteResources = (): readonly SiteResource[] => {
  const { resources, hosts } = useBrand();
  const { info } = useSiteInfo();
  // From the brand, not from the current URL, because the markup must be the same as in the prerendered page.
  const [host = ''] = hosts;
  return useMemo(() => siteResources(info?.resources ?? [], resources, host), [info, resources, host]);
};
