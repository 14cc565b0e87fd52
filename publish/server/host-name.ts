const headerOf = (request: Request): string => request.headers.get('host') ?? new URL(request.url).host;

/** Returns the host of a request in lower case, without the port and any trailing dot, or `null` if it is not a host name. */
export const hostName = (request: Request): string | null => {
  if (!URL.canParse(request.url)) return null;
  const host = headerOf(request)
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]+\])$/.test(host) && host.length <= 253 ? host : null;
};

/** Returns the requested port with a leading colon; empty for the default port of the scheme and for an invalid port. */
export const portSuffix = (request: Request): string => {
  const port = Number(/:(\d{1,5})$/.exec(headerOf(request).trim())?.[1] ?? 0);
  return port > 0 && port <= 65_535 ? `:${port}` : '';
};

/** Returns the host of a request, as `hostName` returns it, with its port; empty if it is not a host name. */
export const hostWithPort = (request: Request): string => `${hostName(request) ?? ''}${portSuffix(request)}`;

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a host is one of the loopback hosts that serve the operator's page during development. */
export const isOperatorHost = (host: string): boolean => LOOPBACK_HOSTS.has(host);

/** The hosts of the parts of the local server. Each part has its own host, so that it shares an origin neither with a site nor with another part. */
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
