import { refuse } from './refuse.ts';

const originHost = (origin: string): string | null => (URL.canParse(origin) ? new URL(origin).host : null);

/**
 * A browser says where a request comes from: state changes are for our own pages only, and nothing needs CORS.
 * Hosts are compared, not schemes, since TLS may end in front of us. Clients that are no browser send neither header.
 */
export const checkFetchMetadata = (request: Request): void => {
  const site = request.headers.get('Sec-Fetch-Site');
  const origin = request.headers.get('Origin');
  const foreignSite = site !== null && site !== 'same-origin' && site !== 'none';
  const foreignOrigin =
    origin !== null && originHost(origin) !== (request.headers.get('Host') ?? new URL(request.url).host);
  if (foreignSite || foreignOrigin) throw refuse('cross_site', 403, 'Requests from other sites are refused');
};
