import type { DomainRoutes } from '#schemas/site-status.ts';
import { readSession, writeSession } from '#src/lib/browser-storage.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { safeUrl, type SafeUrl } from '#src/lib/safe-url.ts';

type Domains = DomainRoutes['domainList'];

const KEY = 'routers';

export interface SiteAddress {
  readonly href: SafeUrl;
  readonly host: string;
  /** Response time in milliseconds, or 0 if not measured. */
  readonly speed: number;
}

const isListed = (routes: unknown): routes is Domains =>
  Array.isArray(routes) &&
  routes.every((route: unknown) => typeof (route as { domain?: unknown } | null)?.domain === 'string');

/** The addresses of `domains` in order, without duplicates or unsafe URLs. `host` is the page's host. */
export const siteAddresses = (domains: Domains, host: string): readonly SiteAddress[] => {
  const checked = domains.flatMap(({ domain }) => safeUrl(domain, { host }) ?? []);
  return [...new Set(checked)].map((href) => ({ href, host: new URL(href).host, speed: 0 }));
};

/** Stores the domains in this tab, in case the platform becomes unreachable. */
export const keepDomains = (domains: Domains): void => void writeSession(KEY, JSON.stringify(domains));

/** The domains stored by `keepDomains`; empty if missing or invalid. */
export const keptDomains = (): Domains => {
  try {
    const kept = parseJson(readSession(KEY) ?? '[]');
    return isListed(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** The response time of this document in milliseconds, or 0 if the browser does not report it. */
const documentSpeed = (): number => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page === undefined ? 0 : Math.max(0, Math.round(page.responseStart - page.requestStart));
};

/** Sets the speed of this page's own address; other origins cannot be measured from here. */
export const withSpeed = (addresses: readonly SiteAddress[]): readonly SiteAddress[] =>
  addresses.map((address) => (address.host === location.host ? { ...address, speed: documentSpeed() } : address));
