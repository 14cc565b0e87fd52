import { nginxString } from './header-values.ts';
import type { Headers } from './headers.ts';

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

const listenOn = (port: string, tls: boolean): string[] => [
  `    listen ${port}${tls ? ' ssl' : ''};`,
  `    listen [::]:${port}${tls ? ' ssl' : ''};`,
];

const redirectServer = (names: string, port: string): string[] => [
  'server {',
  ...listenOn('80', false),
  `    server_name ${names};`,
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

/** The first lines of a server block: port, names and certificate of an origin. Before it stands the block that leads plain http to https. */
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
  ];
};
