import type { BrandSite } from './brand-site.ts';
import { siteHeaders } from './document.ts';
import { baseHeaders, immutableHeaders, type Headers } from './headers.ts';

/** Which headers go with which addresses. */
export interface HeaderRules {
  readonly documents: Headers;
  readonly immutable: Headers;
  readonly pictures: Headers;
}

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** The server's own headers, sorted by what they go with; media types are left to the server that sends the files. */
export const headerRules = (site: BrandSite, styles: readonly string[], https: boolean): HeaderRules => ({
  documents: { ...without(siteHeaders({ site, styles, https }), ['Content-Type']), Vary: 'Accept-Encoding, Cookie' },
  immutable: without(immutableHeaders('application/octet-stream', https), ['Content-Type']),
  pictures: without(immutableHeaders('image/svg+xml', https), ['Content-Type']),
});

const block = (address: string, headers: Headers): string =>
  [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers`, as several static hosts read it. They join what matches twice, so `/*` has what is right everywhere and the other blocks only add;
 * documents revalidate by those hosts' own rule. A document's sheets go with addresses of one part, where documents stand: no other file needs them.
 */
export const headersFile = ({ documents, immutable, pictures }: HeaderRules): string => {
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
    ].join('\n\n') + '\n'
  );
};

/** `_redirects`: a missing file is missing; every other address is a route of the site, with the document of its name if there is one. */
export const redirectsFile = (): string =>
  ['/assets/* /404.html 404', '/brand/* /404.html 404', '/* /index.html 200', ''].join('\n');
