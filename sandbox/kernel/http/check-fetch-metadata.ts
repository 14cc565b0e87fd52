import { createProblem } from './create-problem.ts';

/** Returns the host of an origin without a trailing dot, in the form that the proxy in front uses. */
const originHost = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host.replace(/\.(?=:|$)/, '') : null;

/**
 * Rejects state changes from other sites by `Sec-Fetch-Site` and `Origin`. Hosts are compared without the scheme, because a
 * proxy may terminate TLS. Clients other than browsers send neither header.
 */
export const checkFetchMetadata = (request: Request): void => {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const foreignOrigin =
    origin !== null && originHost(origin) !== (request.headers.get('Host') ?? new URL(request.url).host);
  if (foreignSite || foreignOrigin) throw createProblem('cross_site', 403, 'Requests from other sites are refused');
};
