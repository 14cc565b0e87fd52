import { SESSION_MARK } from '#src/document/document-marks.ts';
import { readersOf } from '#src/document/document-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { nginxString, serverName } from './header-values.ts';
import type { Headers } from './headers.ts';
import type { HeaderRules } from './hosting-files.ts';

export interface NginxOptions {
  readonly site: CompiledBrand;
  readonly rules: HeaderRules;
  readonly origin: string;
}

const lines = (headers: Headers, indent: string): string =>
  Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${name} ${nginxString(value)} always;`)
    .join('\n');

/** Maps `?lang=`, else the cookie `lang`, else the default language to the folder of the documents. */
const languageMap = ({ brand }: CompiledBrand, variable: string): string => {
  const { supported, default: fallback } = brand.languages;
  const path = (language: string): string => (language === fallback ? '""' : `/${language}`);
  return [
    `map "$arg_lang:$cookie_lang" ${variable} {`,
    '    default "";',
    ...supported.map((language) => `    "~*^${language}:" ${path(language)};`),
    ...supported.map((language) => `    "~*^[^:]*:${language}$" ${path(language)};`),
    '}',
  ].join('\n');
};

/** Maps a browser with a session to the folder of the documents for members. */
const readerMap = (variable: string): string =>
  ['map $http_cookie ' + variable + ' {', '    default "";', `    "~(?:^|; )${SESSION_MARK}=[^;]" /member;`, '}'].join(
    '\n',
  );

const gateway = (origin: string | null): string[] =>
  origin === null
    ? [
        '    # The platform: name its gateway here.',
        '    # location ~ ^/(wps|lgw|lotto|TCG_PROD_IMAGES)/ { proxy_pass https://gateway.example; }',
      ]
    : [
        '    location ~ ^/(wps|lgw|lotto|TCG_PROD_IMAGES)/ {',
        `        proxy_pass ${origin};`,
        '        proxy_ssl_server_name on;',
        `        proxy_set_header Host ${new URL(origin).host};`,
        '        proxy_set_header X-Forwarded-Host $host;',
        '        proxy_set_header X-Real-IP $remote_addr;',
        '        proxy_set_header X-Forwarded-For $remote_addr;',
        '        proxy_set_header Forwarded "";',
        '    }',
      ];

/** The server block for nginx, to be included inside `http`. */
export const nginxSite = ({ site, rules, origin }: NginxOptions): string => {
  const { brand } = site;
  const variable = `$marquee_${brand.id.replace(/-/g, '_')}`;
  const members = readersOf(brand).includes('member') ? `${variable}_reader` : '';
  const https = origin.startsWith('https:');
  return [
    `# ${brand.id}: include this file inside http { } and set root and certificates to yours.`,
    languageMap(site, variable),
    ...(members === '' ? [] : [readerMap(members)]),
    '',
    'server {',
    ...(https
      ? [
          '    listen 443 ssl;',
          '    listen [::]:443 ssl;',
          '    # ssl_certificate     /etc/ssl/site.pem;',
          '    # ssl_certificate_key /etc/ssl/site.key;',
        ]
      : ['    listen 80;', '    listen [::]:80;']),
    `    server_name ${brand.hosts.map(serverName).join(' ')};`,
    `    root /srv/${brand.id};`,
    '    charset utf-8;',
    '    gzip_static on;',
    '    # brotli_static on;  where the module is there',
    '    types { text/html html; text/css css; text/javascript js; application/json json map; application/manifest+json webmanifest; image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; font/woff2 woff2; text/plain txt; text/xml xml; application/wasm wasm; }',
    '',
    '    location /assets/ {',
    lines(rules.immutable, '        '),
    '        try_files $uri =404;',
    '    }',
    '    location ~ ^/(sheet|app|data)\\. {',
    lines(rules.immutable, '        '),
    '        try_files $uri =404;',
    '    }',
    '    location /brand/ {',
    lines(rules.pictures, '        '),
    '        try_files $uri =404;',
    '    }',
    '    location ~ /(_headers|_redirects|nginx\\.conf)$ { return 404; }',
    ...gateway(brand.platform.origin),
    '    location = /robots.txt { }',
    '    location = /sitemap.xml { }',
    '    # Every other address is a route of the site, in the language asked for.',
    '    location / {',
    lines(rules.documents, '        '),
    `        try_files ${variable}${members}$uri.html ${variable}${members}/index.html =404;`,
    '    }',
    '}',
    '',
  ].join('\n');
};
