import { policyText } from './content-security-policy.ts';
import { nginxString } from './header-values.ts';
import { baseHeaders, DENY_ALL_PERMISSIONS, type Headers } from './headers.ts';

/** The headers that apply only to the file itself, not to an error page that is sent in its place. */
const OF_FILES_ALONE = new Set(['Cache-Control', 'Link']);

/**
 * Writes the headers of a location. Each location repeats the common headers, because an nginx location that sets headers of its own inherits none.
 */
export const headerLines = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(
      ([name, value]) =>
        `${indent}add_header ${name} ${nginxString(value)}${OF_FILES_ALONE.has(name) ? '' : ' always'};`,
    )
    .join('\n');

/**
 * HTTP/2 is enabled in `listen`, because nginx 1.22 of Debian 12 supports no other syntax; nginx 1.25.1 and later
 * accept this one with a warning.
 */
const listenOn = (port: string, tls: boolean): string[] =>
  [port, `[::]:${port}`].map((address) => `    listen ${address}${tls ? ' ssl http2' : ''};`);

/** Writes the headers of responses from outside all locations: nginx's own errors, including those for malformed requests. */
const errorHeaders = (https: boolean): string =>
  headerLines(
    {
      'Content-Security-Policy': policyText({ 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': DENY_ALL_PERMISSIONS,
      'Origin-Agent-Cluster': '?1',
      ...baseHeaders(https),
    },
    '    ',
  );

const redirectServer = (names: string, port: string): string[] => [
  'server {',
  ...listenOn('80', false),
  `    server_name ${names};`,
  '    server_tokens off;',
  errorHeaders(false),
  `    return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri;`,
  '}',
  '',
];

/** Serves the compressed variants. Without `gzip_vary`, a shared cache would send them to clients that cannot decompress them. */
export const GZIP_STATIC: readonly string[] = ['    gzip_static on;', '    gzip_vary on;'];

export interface ServerStart {
  readonly origin: URL;
  /** The host names, validated and separated by spaces. */
  readonly names: string;
  /** The name of the certificate file in `/etc/ssl`, without its extension. */
  readonly certificate: string;
}

/**
 * Returns the first lines of an origin's server block: port, names, certificate and the headers of errors. For an https
 * origin, a block that redirects plain http precedes them.
 */
export const serverStart = ({ origin, names, certificate }: ServerStart): string[] => {
  const https = origin.protocol === 'https:';
  const port = origin.port || (https ? '443' : '80');
  return [
    ...(https ? redirectServer(names, port) : []),
    'server {',
    ...listenOn(port, https),
    `    server_name ${names};`,
    ...(https
      ? [
          `    ssl_certificate     /etc/ssl/${certificate}.pem;`,
          `    ssl_certificate_key /etc/ssl/${certificate}.key;`,
          '    ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []),
    '    server_tokens off;',
    errorHeaders(https),
  ];
};
