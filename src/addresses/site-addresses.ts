import type { DomainRoutes } from '#schemas/site-status.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';

type Domains = DomainRoutes['domainList'];

const KEY = 'routers';

/** An address at which the site opens. */
export interface SiteAddress {
  readonly href: SafeUrl;
  readonly host: string;
  /** Milliseconds in which it answered; 0 while nobody has measured it. */
  readonly speed: number;
}

const isListed = (routes: unknown): routes is Domains =>
  Array.isArray(routes) &&
  routes.every((route: unknown) => typeof (route as { domain?: unknown } | null)?.domain === 'string');

/** The addresses in a list of domains, in its order, without those that no page may link. `host` is that of the page. */
export const siteAddresses = (domains: Domains, host: string): readonly SiteAddress[] => {
  const checked = domains.flatMap(({ domain }) => safeUrl(domain, { host }) ?? []);
  return [...new Set(checked)].map((href) => ({ href, host: new URL(href).host, speed: 0 }));
};

/** Keeps the domains in this tab, for a time when the platform cannot be reached. */
export const keepDomains = (domains: Domains): void => void writeSession(KEY, JSON.stringify(domains));

/** The domains that `keepDomains` has kept; none where something else is stored. */
export const keptDomains = (): Domains => {
  try {
    const kept = parseJson(readSession(KEY) ?? '[]');
    return isListed(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** Milliseconds in which the document of this page was answered; 0 where the browser does not say. */
const documentSpeed = (): number => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page === undefined ? 0 : Math.max(0, Math.round(page.responseStart - page.requestStart));
};

/** `addresses` with the speed of the one that this page came from: no page may ask another origin. */
export const withSpeed = (addresses: readonly SiteAddress[]): readonly SiteAddress[] =>
  addresses.map((address) => (address.host === location.host ? { ...address, speed: documentSpeed() } : address));
