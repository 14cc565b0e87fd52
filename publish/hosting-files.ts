import type { CompiledBrand } from './compile-brand.ts';
import { headerValue } from './header-values.ts';
import { baseHeaders, documentHeaders, immutableHeaders, type Headers } from './headers.ts';
import { SERVICE_WORKER, workerHeaders } from './service-worker.ts';

/** The headers of each type of file. */
export interface HeaderRules {
  readonly documents: Headers;
  readonly immutable: Headers;
  readonly pictures: Headers;
  /** The headers of robots.txt and sitemap.xml. */
  readonly texts: Headers;
  readonly worker: Headers;
}

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Returns the headers that the local server would send, without media types, which the hosting server sets itself. */
export const headerRules = (site: CompiledBrand, styles: readonly string[], https: boolean): HeaderRules => ({
  documents: {
    ...without(documentHeaders({ brand: site.brand, styles, https }), ['Content-Type']),
    // `Accept-Encoding` is not listed here, because nginx adds it with `gzip_vary`.
    Vary: 'Cookie, Accept-Language',
  },
  immutable: without(immutableHeaders('application/octet-stream', https), ['Content-Type']),
  pictures: without(immutableHeaders('image/svg+xml', https), ['Content-Type']),
  texts: { 'Cache-Control': 'no-cache', ...baseHeaders(https) },
  worker: without(workerHeaders(https), ['Content-Type']),
});

const block = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${headerValue(value)}`)].join('\n');

/**
 * Returns the `_headers` file, which several static hosts read. They merge all blocks that match a path, so `/*`
 * contains the common headers and the other blocks add to them. By default, these hosts revalidate documents. `Link` is
 * set only for document paths: paths with one segment, and the folders for other languages and for members.
 */
export const headersFile = (
  { documents, immutable, pictures, worker }: HeaderRules,
  folders: readonly string[],
): string => {
  const base = Object.keys(baseHeaders(true));
  const { Link = '', ...everywhere } = documents;
  return (
    [
      block('/*', without(everywhere, ['Cache-Control', 'Vary'])),
      block('/', { Link }),
      block('/:page', { Link }),
      ...folders.map((folder) => block(`/${folder}/*`, { Link })),
      block('/assets/*', without(immutable, base)),
      block('/brand/*', without(pictures, base)),
      block('/sheet.*', without(immutable, base)),
      block('/app.*', without(immutable, base)),
      block('/data.*', without(immutable, base)),
      // These hosts send the service worker's policy in addition to the policy of documents. Both allow the worker to reach its own site.
      block(SERVICE_WORKER, without(worker, base)),
    ].join('\n\n') + '\n'
  );
};

/**
 * Returns the `_redirects` file. Netlify and Cloudflare Pages both read it, so it contains only rules that are valid on
 * both: a path, a target and a status, without conditions. Cloudflare Pages rejects the status 404, and turns a rewrite
 * to `/index.html` into a redirect to `/` (https://developers.cloudflare.com/pages/configuration/redirects/). Neither
 * host needs a rule for `404.html`.
 */
export const redirectsFile = (redirects: ReadonlyMap<string, string>): string =>
  [...redirects].map(([path, target]) => `${path} ${target} 302\n`).join('');

/**
 * The maximum length of a line in `_headers`; Cloudflare Pages ignores longer lines (https://developers.cloudflare.com/pages/configuration/headers/).
 */
const LONGEST_LINE = 2000;

/** Returns the names of the headers in a `_headers` file whose line is too long for Cloudflare Pages. */
export const tooLongHeaders = (headers: string): readonly string[] => [
  ...new Set(
    headers
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length > LONGEST_LINE)
      .map((line) => line.slice(0, line.indexOf(':'))),
  ),
];
