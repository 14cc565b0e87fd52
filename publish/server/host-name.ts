/** The host that a request names: lower case, without port and closing dot; `null` where the header is missing or no host name. */
export const hostName = (request: Request): string | null => {
  const named = request.headers.get('host') ?? new URL(request.url).host;
  const host = named
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]+\])$/.test(host) && host.length <= 253 ? host : null;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Names without a brand in front: where the operator's index stands in development. */
export const isOperatorHost = (host: string): boolean => LOOPBACK.has(host);

/** First labels that no brand may take on `.localhost`. */
const RESERVED_LABELS = ['studio', 'games', 'pay'] as const;

/** Where connector pages stand in a local start: an origin that no site has. */
export const isConnectHost = (host: string): boolean => host === 'connect.localhost';

/** Where the demo games of a local start stand: an origin that no site has. */
export const isGamesHost = (host: string): boolean => host === 'games.localhost';

export const isReservedHost = (host: string): boolean => RESERVED_LABELS.some((label) => host === `${label}.localhost`);
