import { policyText } from './content-security-policy.ts';
import { nginxString } from './header-values.ts';
import { baseHeaders, DENY_ALL_PERMISSIONS, type Headers } from './headers.ts';

/** `Cache-Control` and `Link` of a file are wrong on the error that stands for it; the other headers are right on both. */
const OF_FILES_ALONE = new Set(['Cache-Control', 'Link']);

/** The headers of a location; each needs its own, since nginx inherits none where a location names some. */
export const headerLines = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(
      ([name, value]) =>
        `${indent}add_header ${name} ${nginxString(value)}${OF_FILES_ALONE.has(name) ? '' : ' always'};`,
    )
    .join('\n');

/** Debian 12's nginx 1.22 reads HTTP/2 in `listen` alone; from 1.25.1 on nginx accepts it there with a warning. */
const listenOn = (port: string, tls: boolean): string[] =>
  [port, `[::]:${port}`].map((address) => `    listen ${address}${tls ? ' ssl http2' : ''};`);

/** The headers of all answers that no location describes: the errors of nginx itself, also of requests that it cannot read. */
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

export interface ServerStart {
  readonly origin: URL;
  /** The host names, checked. */
  readonly names: string;
  /** The name of the certificate in `/etc/ssl`, without its ending. */
  readonly certificate: string;
}

/** The first lines of a server block: port, names and certificate of an origin, and the headers of errors. Before it stands the block that leads plain http to https. */
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
