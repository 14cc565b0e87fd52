import { sitePaths } from '#src/document/document-paths.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { escapeHtml } from './html.ts';
import { siteRedirects } from './site-redirects.ts';

/** Files by their path in the published folder. */
type Files = ReadonlyMap<string, Uint8Array>;

const redirectPage = (target: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0;url=${escapeHtml(target)}">\n`;

const icon = async ({ icons, files, client }: CompiledBrand): Promise<Uint8Array | undefined> => {
  const drawn = icons.find(({ use }) => use === 'any');
  return drawn === undefined ? files.get(client.assets.icon)?.body : drawn.png();
};

/**
 * Returns copies of the documents in the default language, for hosts that select a file only by its path: static hosts
 * look for `rng.html`, and buckets for `rng/index.html`. Buckets cannot redirect either, so each redirect gets a file
 * of its own.
 */
export const staticHostFiles = async (site: CompiledBrand, documents: Files): Promise<Files> => {
  const files = new Map<string, Uint8Array>();
  const write = (path: string, body: Uint8Array | undefined): void => {
    if (body !== undefined && !documents.has(path)) files.set(path, body);
  };
  for (const path of sitePaths(site.brand)) {
    const name = path.slice(1).replace(/\.html$/, '');
    const body = documents.get(`${name}.html`) ?? documents.get('index.html');
    write(`${name}.html`, body);
    write(`${name}/index.html`, body);
  }
  for (const [path, target] of siteRedirects(site))
    if (path === '/favicon.ico') write('favicon.ico', await icon(site));
    else write(`${path.slice(1)}/index.html`, new TextEncoder().encode(redirectPage(target)));
  return files;
};
