import { headerValue, serverName } from '#publish/header-values.ts';
import { GZIP_STATIC, headerLines, serverStart } from '#publish/nginx-parts.ts';
import { immutableHeaders, type Headers } from '#publish/headers.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { connectorDocument, connectorThemeHref } from './connector-document.ts';
import { connectorOrigin } from './connector-origin.ts';
import { connectorPage, connectorPagesOf, siteOrigins } from './connector-page.ts';

export interface PublishedConnectorOptions {
  readonly site: CompiledBrand;
  readonly build: SiteBuild;
  /** The origin at which the site itself will be served. */
  readonly origin: string;
}

const without = (headers: Headers, name: string): [string, string][] =>
  Object.entries(headers).filter(([known]) => known !== name);
const hostingBlock = (address: string, headers: readonly (readonly [string, string])[]): string =>
  [address, ...headers.map(([name, value]) => `  ${name}: ${headerValue(value)}`)].join('\n');
const nginxLocation = (place: string, headers: readonly (readonly [string, string])[], file: string): string[] => [
  `    location ${place} {`,
  headerLines(Object.fromEntries(headers), '        '),
  `        try_files ${file} =404;`,
  '    }',
];

/** Returns the brand's origins that may frame the connector pages. Local origins are included only if the site itself is local. */
const frameAncestors = (site: CompiledBrand, origin: string): readonly string[] => {
  const https = origin.startsWith('https:');
  return [
    ...new Set([
      origin,
      ...siteOrigins(site, { https, port: '' }).filter((one) => !https || !one.endsWith('.localhost')),
    ]),
  ];
};

/**
 * Returns the files of a brand's connector pages, to be served on their own origin: pages, scripts, theme and server configuration. Empty for a brand
 * without connectors.
 */
export const publishedConnectorPages = async ({
  site,
  build,
  origin,
}: PublishedConnectorOptions): Promise<ReadonlyMap<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>();
  const connector = connectorOrigin(site.brand);
  if (connector === null) return files;
  const { id } = site.brand;
  const https = connector.startsWith('https:');
  const write = (path: string, text: string): void => void files.set(path, new TextEncoder().encode(text));
  const entry = await build.connect.entry();

  const fixed = without(immutableHeaders('application/octet-stream', https), 'Content-Type');
  const hosting = [hostingBlock('/assets/*', fixed), hostingBlock(`/${id}/theme.*`, fixed)];
  const nginx = [...nginxLocation('/assets/', fixed, '$uri'), ...nginxLocation(`~ ^/${id}/theme\\.`, fixed, '$uri')];

  for (const name of connectorPagesOf(site)) {
    const page = connectorPage(site, name, { origins: frameAncestors(site, origin), languages: build.languages });
    if (page === null) continue;
    const { html, headers } = connectorDocument({ site, page, entry, https });
    const sent = without(headers, 'Content-Type');
    write(`${id}/${name}.html`, html);
    hosting.push(hostingBlock(`/${id}/${name}`, sent));
    nginx.push(...nginxLocation(`= /${id}/${name}`, sent, `/${id}/${name}.html`));
  }
  const theme = site.files.get(site.themeHref);
  if (theme !== undefined) files.set(connectorThemeHref(site).slice(1), theme.body);
  for (const [address, file] of build.connect.files) {
    for (const [variant, suffix] of [
      ['plain', ''],
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const body = await file.read(variant);
      if (body !== null) files.set(address.slice(1) + suffix, body);
    }
  }
  write('_headers', `${hosting.join('\n\n')}\n`);
  write(
    'nginx.conf',
    [
      `# The connector pages of ${id}: serve them on a separate origin, ${connector}. If several brands share this origin, copy the locations of all of them into one server block.`,
      ...serverStart({
        origin: new URL(connector),
        names: serverName(new URL(connector).hostname),
        certificate: 'connect',
      }),
      `    root /srv/${id}/current/connect;`,
      '    charset utf-8;',
      ...GZIP_STATIC,
      '    types { text/html html; text/css css; text/javascript js; }',
      ...nginx,
      '    location / { return 404; }',
      '}',
      '',
    ].join('\n'),
  );
  return files;
};
