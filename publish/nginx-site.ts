import type { Brand } from '#schemas/brand.ts';
import { htmlLang, type Language } from '#schemas/languages.ts';
import { SESSION_MARK } from '#src/document/document-marks.ts';
import { readersOf, sitePaths } from '#src/document/document-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { nginxString, serverName } from './header-values.ts';
import type { Headers } from './headers.ts';
import type { HeaderRules } from './hosting-files.ts';
import { GZIP_STATIC, headerLines, serverStart } from './nginx-parts.ts';
import { primaryTags } from './server/choose-document.ts';
import { PLATFORM_PATH } from './server/refusal.ts';
import { SERVER_FILES } from './server-files.ts';
import { REPORTS_PATH } from './browser-reports/report-script.ts';
import { SERVICE_WORKER } from './service-worker.ts';
import { siteRedirects } from './site-redirects.ts';

export interface NginxOptions {
  readonly site: CompiledBrand;
  readonly rules: HeaderRules;
  readonly origin: string;
}

const map = (from: string, to: string, entries: readonly string[], fallback = ''): string =>
  [`map "${from}" ${to} {`, `    default "${fallback}";`, ...entries.map((entry) => `    ${entry}`), '}'].join('\n');

/** Returns the pattern for the tags in `Accept-Language` that select a language. */
const acceptedTags = (language: Language): string => {
  const [tag = '', ...others] = primaryTags(language);
  return others.length === 0 ? tag : `(?:${[tag, ...others].join('|')})`;
};
/**
 * Patterns for the first, second and third language in `Accept-Language`. nginx cannot sort by weight, so languages are
 * tried in the order in which the browser lists them.
 */
const NAMED_AT = ['^', '^[^,]+, *', '^[^,]+,[^,]+, *'];

/**
 * Writes the nginx maps from a request to the folder of the documents in its language, and to `Content-Language`. The
 * language comes from `?lang=`, the cookie `lang`, or `Accept-Language`, in this order; otherwise it is the default.
 */
const languageMaps = ({ brand }: CompiledBrand, variable: string): string[] => {
  const { supported, default: fallback, fromBrowser = true } = brand.languages;
  const named = supported.map((language) => `"~*^${language}$" ${language};`);
  return [
    map('$arg_lang', `${variable}_query`, named),
    map('$cookie_lang', `${variable}_cookie`, named),
    map(
      '$http_accept_language',
      `${variable}_browser`,
      (fromBrowser ? NAMED_AT : []).flatMap((at) =>
        supported.map((language) => `"~*${at}${acceptedTags(language)}(?:[-;, ]|$)" ${language};`),
      ),
    ),
    map(
      `${variable}_query/${variable}_cookie/${variable}_browser/`,
      variable,
      supported.map((language) => `"~^/*${language}/" "${language === fallback ? '' : `/${language}`}";`),
    ),
    map(
      variable,
      `${variable}_tag`,
      supported.map((language) => `"/${language}" "${htmlLang(language)}";`),
      htmlLang(fallback),
    ),
  ];
};

/** Writes the nginx map from a request with a session to the folder of the documents for members. */
const readerMap = (variable: string): string =>
  map('$http_cookie', variable, [`"~(?:^|; )${SESSION_MARK}=[^;]" /member;`]);

const answer = (status: number, code: string, message: string): string =>
  `return ${status} '{"success":false,"code":"${code}","message":"${message}"}';`;

/** Requests that other sites cause are refused, and so are those that name another merchant. */
const tenantOf = ({ merchant, platform }: Brand): string[] => [
  '        if ($http_sec_fetch_site !~ "^(?:same-origin|none)?$") {',
  `            ${answer(403, 'cross_site', 'Requests from other sites are refused')}`,
  '        }',
  `        if ($http_merchant !~ "^(?:${merchant.code.replaceAll('.', '\\.')})?$") {`,
  `            ${answer(403, 'wrong_merchant', 'The request and its host name different merchants')}`,
  '        }',
  `        proxy_set_header Merchant ${nginxString(merchant.code)};`,
  `        proxy_set_header Session-Mode ${platform.session};`,
];

const gateway = (brand: Brand): string[] => {
  const { origin, timeouts } = brand.platform;
  const patience = `${Math.ceil(timeouts.call / 1000)}s`;
  return [
    '    # The platform: never a document, whatever happens.',
    `    location ~ ${PLATFORM_PATH} {`,
    '        error_page 413 @too_large;',
    '        error_page 502 @gateway_down;',
    '        error_page 504 @gateway_late;',
    ...(origin === null
      ? [`        ${answer(404, 'not_found', 'This site has no gateway')}`]
      : [
          '        # Its answers bring their own headers. A header without a value is not sent, but keeps those of the server block away.',
          '        add_header X-Content-Type-Options "";',
          `        proxy_pass ${origin};`,
          '        proxy_ssl_server_name on;',
          `        proxy_set_header Host ${new URL(origin).host};`,
          '        proxy_set_header X-Forwarded-Host $host;',
          '        proxy_set_header X-Forwarded-Proto $scheme;',
          '        proxy_set_header X-Real-IP $remote_addr;',
          '        proxy_set_header X-Forwarded-For $remote_addr;',
          '        proxy_set_header Forwarded "";',
          ...tenantOf(brand),
          '        client_max_body_size 16m;',
          '        proxy_request_buffering off;',
          '        proxy_connect_timeout 10s;',
          `        proxy_read_timeout ${patience};`,
          `        proxy_send_timeout ${patience};`,
        ]),
    '        default_type application/json;',
    '    }',
    '    location @too_large {',
    '        internal;',
    '        default_type application/json;',
    `        ${answer(413, 'validation', 'A body may have at most 16 MB')}`,
    '    }',
    '    location @gateway_down {',
    '        internal;',
    '        default_type application/json;',
    `        ${answer(502, 'network', 'The platform cannot be reached')}`,
    '    }',
    '    location @gateway_late {',
    '        internal;',
    '        default_type application/json;',
    `        ${answer(504, 'timeout', 'The platform did not answer in time')}`,
    '    }',
  ];
};

/** Returns the hosts to serve: the origin's host, and the brand's other hosts that are public or local like it. */
const hostsOf = ({ brand }: CompiledBrand, { hostname }: URL): readonly string[] => {
  const isLocal = (host: string): boolean => host === 'localhost' || host.endsWith('.localhost');
  return [...new Set([hostname, ...brand.hosts.filter((host) => isLocal(host) === isLocal(hostname))])];
};

const MEDIA_TYPES =
  'types { text/html html; text/css css; text/javascript js; application/json json map; application/manifest+json webmanifest; image/svg+xml svg; image/png png; image/jpeg jpg jpeg; image/webp webp; image/avif avif; font/woff2 woff2; text/plain txt; text/xml xml; application/wasm wasm; }';

/** The name of the file with the parts of the server block that can differ between releases. */
export const NGINX_RELEASE = 'nginx-release.conf';

interface NginxFiles {
  /** The content of `nginx.conf`, which must be included inside `http`: languages, port, names and certificate. */
  readonly site: string;
  /**
   * The content of a release's `nginx-release.conf`. `nginx.conf` includes the copy beside the releases, which names
   * the folder of the live release.
   */
  readonly release: string;
}

/** The prefix of a brand's nginx variables. */
export const nginxVariable = (brand: string): string => `$marquee_${brand.replace(/-/g, '_')}`;

/** The variable in the server block that holds the folder to which `publish` writes a brand. */
export const nginxFolder = (brand: string): string => `${nginxVariable(brand)}_folder`;

/** Returns the nginx configuration of a site. */
export const nginxFiles = ({ site, rules, origin }: NginxOptions): NginxFiles => {
  const { brand } = site;
  const variable = nginxVariable(brand.id);
  const members = readersOf(brand).includes('member') ? `${variable}_reader` : '';
  const url = new URL(origin);
  const names = hostsOf(site, url).map(serverName).join(' ');
  const folder = `${variable}${members}`;
  const immutable = (place: string, headers: Headers): string[] => [
    `location ${place} {`,
    headerLines(headers, '    '),
    '    error_page 404 @no_file;',
    '    try_files $uri =404;',
    '}',
  ];
  const documents = (place: string, headers: Headers, files: string): string[] => [
    `location ${place} {`,
    headerLines(headers, '    '),
    `    add_header Content-Language ${variable}_tag always;`,
    `    try_files ${files} =404;`,
    '}',
  ];
  const paths = sitePaths(brand).map((path) => path.slice(1).replaceAll('.', '\\.'));
  return {
    site: [
      `# ${brand.id}: include this file inside http { }. Replace /srv/${brand.id}, the folder that marquee publish writes, and the certificate with your own.`,
      `# ${NGINX_RELEASE} in that folder names the release that is served, with its headers: nginx switches both in one step when it is reloaded.`,
      ...languageMaps(site, variable),
      ...(members === '' ? [] : [readerMap(members)]),
      '',
      ...serverStart({ origin: url, names, certificate: brand.id }),
      `    set ${nginxFolder(brand.id)} /srv/${brand.id};`,
      '    charset utf-8;',
      ...GZIP_STATIC,
      '    # brotli_static on;  if the Brotli module is installed',
      `    ${MEDIA_TYPES}`,
      '    error_page 404 @nothing;',
      `    location ~ ${SERVER_FILES} { return 404; }`,
      '    # Files for certificate authorities and mail services. They are beside the releases, so that a new release does not remove them.',
      `    location ^~ /.well-known/ { root /srv/${brand.id}; error_page 404 @no_file; try_files $uri =404; }`,
      '    # A missing file is not answered with a document, because a document is large and a cache might store it as a script.',
      '    location @no_file {',
      '        internal;',
      '        types { }',
      '        default_type text/plain;',
      '        return 404 "Not found\\n";',
      '    }',
      ...gateway(brand),
      `    include /srv/${brand.id}/${NGINX_RELEASE};`,
      '}',
      '',
    ].join('\n'),
    release: [
      `# ${brand.id}: written with each release and included by the server block of nginx.conf.`,
      ...immutable('/assets/', rules.immutable),
      ...immutable('~ ^/(?:sheet|app|data|theme)\\.', rules.immutable),
      ...immutable('/brand/', rules.pictures),
      'location ~ ^/(?:robots\\.txt|sitemap\\.xml)$ {',
      headerLines(rules.texts, '    '),
      '}',
      `location = ${SERVICE_WORKER} {`,
      headerLines(rules.worker, '    '),
      '    error_page 404 @no_file;',
      '}',
      '# Reports of browsers, which are read only during a canary.',
      `location = ${REPORTS_PATH} { return 204; }`,
      ...[...siteRedirects(site)].map(
        ([path, target]) => `location = ${path} { absolute_redirect off; return 302 ${nginxString(target)}; }`,
      ),
      '# An unknown path: the 404 page of the site, in the requested language.',
      ...documents('@nothing', rules.documents, `${folder}/404.html`),
      ...documents('= /', rules.documents, `${folder}/index.html`),
      ...documents(
        `~ ^/(?<page>${paths.join('|')})/?$`,
        rules.documents,
        `${folder}/$page.html ${folder}/$page ${folder}/index.html`,
      ),
      'location / { return 404; }',
      '',
    ].join('\n'),
  };
};
