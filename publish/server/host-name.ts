/** The host of a request: lower case, without port and trailing dot; `null` if it is not a host name. */
export const hostName = (request: Request): string | null => {
  const named = request.headers.get('host') ?? new URL(request.url).host;
  const host = named
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]+\])$/.test(host) && host.length <= 253 ? host : null;
};

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Hosts of the operator's page in development. */
export const isOperatorHost = (host: string): boolean => LOOPBACK_HOSTS.has(host);

/** Labels on `.localhost` that no brand may use. */
const RESERVED_LABELS = ['studio', 'games', 'pay'] as const;

/** The host of connector pages on the local server, which no site uses. */
export const isConnectHost = (host: string): boolean => host === 'connect.localhost';

/** The host of demo games on the local server, which no site uses. */
export const isGamesHost = (host: string): boolean => host === 'games.localhost';

export const isReservedHost = (host: string): boolean => RESERVED_LABELS.some((label) => host === `${label}.localhost`);
