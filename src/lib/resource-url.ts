import type { ResourceType } from '#schemas/brand-names.ts';
import { safeUrl, type SafeUrl } from './safe-url.ts';

const INSTALL = 'itms-services://?';

/** Asks iOS to install what the manifest at its `url` names. */
const installUrl = (text: string, host: string): SafeUrl | null => {
  const address = text.startsWith(INSTALL) ? safeUrl(text, { schemes: ['itms-services:'] }) : null;
  if (address === null) return null;
  return safeUrl(new URL(address).searchParams.get('url') ?? '', { host }) === null ? null : address;
};

/** The URL of a channel or an app when it may be linked from `host`, else null. A profile of iOS may have Apple's own scheme, with a safe manifest. */
export const resourceUrl = (type: ResourceType, text: string, host: string): SafeUrl | null =>
  (type === 'IOS_PROFILE' ? installUrl(text, host) : null) ?? safeUrl(text, { host });
