import { Problem } from '#schemas/problem.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { createImageCdn, usableCdns } from '#src/platform/image-cdn.ts';

const KEY = 'launchCdn';
const cdn = createImageCdn({ read: () => readSession(KEY), write: (base) => writeSession(KEY, base) });

export interface LaunchPlaces {
  /** The launch CDNs that the platform offers. */
  readonly cdns: readonly string[];
  /** The origins on which the brand allows games to open. */
  readonly allowed: readonly string[];
  /** The site's own origin, on which no game ever runs. */
  readonly own: string;
}

/**
 * Returns the URL at which a launch opens. A path is resolved against a launch CDN, which is chosen at random once per session. Throws the problem
 * `invalid_url` for a URL that is not on the brand's allow-list, because the platform's answer alone is not trusted.
 */
export const launchAddress = (url: string, { cdns, allowed, own }: LaunchPlaces): SafeUrl => {
  const origins = allowed.filter((origin) => origin !== own);
  const isPath = /^\/(?![/\\])/.test(url);
  const base = isPath ? cdn.base(usableCdns(cdns, origins, own).filter((candidate) => candidate !== '')) : '';
  const address = isPath && base === '' ? null : safeUrl(base + url, { origins, host: new URL(own).hostname });
  if (address === null) throw new Problem({ code: 'invalid_url', status: 0, message: '' });
  return address;
};
