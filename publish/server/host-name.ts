/** The host of a request: lower case, without port and trailing dot; `null` if it is not a host name. */
export const hostName = (request: Request): string | null => {
  if (!URL.canParse(request.url)) return null;
  const named = request.headers.get('host') ?? new URL(request.url).host;
  const host = named
    .trim()
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return /^(?:[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*|\[[0-9a-f:.]+\])$/.test(host) && host.length <= 253 ? host : null;
};

/** The host that the client asked for, with its port where it is not the scheme's own. */
export const hostWithPort = (request: Request): string => request.headers.get('host') ?? new URL(request.url).host;

/** That port with its colon; empty for the scheme's own. */
export const portSuffix = (request: Request): string => /:\d{1,5}$/.exec(hostWithPort(request))?.[0] ?? '';

const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Hosts of the operator's page in development. */
export const isOperatorHost = (host: string): boolean => LOOPBACK_HOSTS.has(host);

/** The parts of the local server that have a host of their own, so that no site shares an origin with them, nor they with each other. */
const OWN_HOSTS = {
  'connect.localhost': 'connectors',
  'games.localhost': 'games',
  'pay.localhost': 'payment',
  'sandbox.localhost': 'sandbox',
  'storybook.localhost': 'storybook',
  'studio.localhost': 'reserved',
} as const;

export type ServerPart = (typeof OWN_HOSTS)[keyof typeof OWN_HOSTS];

/** The part of the local server that a host belongs to; `null` for any other host. */
export const serverPart = (host: string): ServerPart | null =>
  Object.hasOwn(OWN_HOSTS, host) ? OWN_HOSTS[host as keyof typeof OWN_HOSTS] : null;
