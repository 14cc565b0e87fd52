import type { ResourceType } from '#schemas/brand-names.ts';
import { safeUrl, type SafeUrl } from './safe-url.ts';

const INSTALL = 'itms-services://?';

/** Returns an iOS install URL if the manifest that it names has a safe URL, otherwise `null`. */
const installUrl = (text: string, host: string): SafeUrl | null => {
  const address = text.startsWith(INSTALL) ? safeUrl(text, { schemes: ['itms-services:'] }) : null;
  if (address === null) return null;
  return safeUrl(new URL(address).searchParams.get('url') ?? '', { host }) === null ? null : address;
};

/**
 * Returns the URL of a channel or app if it may be linked from `host`, otherwise `null`. An iOS profile may use Apple's own scheme, with a safe
 * manifest.
 */
export const resourceUrl = (type: ResourceType, text: string, host: string): SafeUrl | null =>
  (type === 'IOS_PROFILE' ? installUrl(text, host) : null) ?? safeUrl(text, { host });
