const headerOf = (request: Request): string => request.headers.get('host') ?? new URL(request.url).host;

/** Returns the host of a request: lower case, without port and trailing dot, or `null` if it is not a host name. */
export const hostName = (request: Request): string | null => {
  if (!URL.canParse(request.url)) return null;
  const host = headerOf(request)
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]+\])$/.test(host) && host.length <= 253 ? host : null;
};

/** Returns the port that the client requested, with its colon; empty for the scheme's default port and for an invalid number. */
export const portSuffix = (request: Request): string => {
  const port = Number(/:(\d{1,5})$/.exec(headerOf(request).trim())?.[1] ?? 0);
  return port > 0 && port <= 65_535 ? `:${port}` : '';
};

/** Returns the host of a request as given by `hostName`, with its port; empty if it is not a host name. */
export const hostWithPort = (request: Request): string => `${hostName(request) ?? ''}${portSuffix(request)}`;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host belongs to the operator's page in development. */
export const isOperatorHost = (host: string): boolean => LOOPBACK_HOSTS.has(host);

/** Parts of the local server that have separate hosts, so that they share an origin neither with a site nor with each other. */
const OWN_HOSTS = {
  'connect.localhost': 'connectors',
  'games.localhost': 'games',
  'pay.localhost': 'payment',
  'sandbox.localhost': 'sandbox',
  'storybook.localhost': 'storybook',
  'studio.localhost': 'reserved',
} as const;

export type ServerPart = (typeof OWN_HOSTS)[keyof typeof OWN_HOSTS];

/** Returns the part of the local server to which a host belongs, or `null` for any other host. */
export const serverPart = (host: string): ServerPart | null =>
  Object.hasOwn(OWN_HOSTS, host) ? OWN_HOSTS[host as keyof typeof OWN_HOSTS] : null;
