import { createProblem } from './create-problem.ts';

/** Returns an origin's host without a trailing dot, as the proxy in front writes hosts, or `null` if the origin is not a URL. */
const originHost = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host.replace(/\.(?=:|$)/, '') : null;

/**
 * Rejects requests from other sites, based on `Sec-Fetch-Site` and `Origin`. Hosts are compared without the scheme, because a proxy may terminate
 * TLS. Clients other than browsers send neither header and are accepted.
 */
export const checkFetchMetadata = (request: Request): void => {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const foreignOrigin =
    origin !== null && originHost(origin) !== (request.headers.get('Host') ?? new URL(request.url).host);
  if (foreignSite || foreignOrigin) throw createProblem('cross_site', 403, 'Requests from other sites are refused');
};
