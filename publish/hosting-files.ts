import type { CompiledBrand } from './compile-brand.ts';
import { headerValue } from './header-values.ts';
import { baseHeaders, documentHeaders, immutableHeaders, type Headers } from './headers.ts';
import { SERVICE_WORKER, workerHeaders } from './service-worker.ts';

/** Headers by kind of file. */
export interface HeaderRules {
  readonly documents: Headers;
  readonly immutable: Headers;
  readonly pictures: Headers;
  /** Headers of robots.txt and sitemap.xml. */
  readonly texts: Headers;
  readonly worker: Headers;
}

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The same headers as the server's, without media types, which the hosting server sets. */
export const headerRules = (site: CompiledBrand, styles: readonly string[], https: boolean): HeaderRules => ({
  documents: {
    ...without(documentHeaders({ brand: site.brand, styles, https }), ['Content-Type']),
    Vary: 'Accept-Encoding, Cookie, Accept-Language',
  },
  immutable: without(immutableHeaders('application/octet-stream', https), ['Content-Type']),
  pictures: without(immutableHeaders('image/svg+xml', https), ['Content-Type']),
  texts: { 'Cache-Control': 'no-cache', ...baseHeaders(https) },
  worker: without(workerHeaders(https), ['Content-Type']),
});

const block = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${headerValue(value)}`)].join('\n');

/**
 * The `_headers` file of several static hosts. They merge all matching blocks, so `/*` has what applies everywhere and other blocks only add;
 * documents revalidate by those hosts' default. `Link` is set for one-segment paths, where documents are: no other file needs it.
 */
export const headersFile = ({ documents, immutable, pictures, worker }: HeaderRules): string => {
  const base = Object.keys(baseHeaders(true));
  const { Link = '', ...everywhere } = documents;
  return (
    [
      block('/*', without(everywhere, ['Cache-Control', 'Vary'])),
      block('/', { Link }),
      block('/:page', { Link }),
      block('/assets/*', without(immutable, base)),
      block('/brand/*', without(pictures, base)),
      block('/sheet.*', without(immutable, base)),
      block('/app.*', without(immutable, base)),
      block('/data.*', without(immutable, base)),
      // Its own policy is sent in addition to that of the documents; both let it reach its own site.
      block(SERVICE_WORKER, { 'Cache-Control': worker['Cache-Control'] ?? '' }),
    ].join('\n\n') + '\n'
  );
};

/** The `_redirects` file: routes without a document of their own get the first page; any other path without a file is a 404 with the brand's page. */
export const redirectsFile = (withoutDocument: readonly string[]): string =>
  [...withoutDocument.map((path) => `${path} /index.html 200`), '/* /404.html 404', ''].join('\n');
