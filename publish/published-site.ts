import { setImmediate } from 'node:timers/promises';
import type { Language } from '#schemas/languages.ts';
import type { CompiledBrand } from './compile-brand.ts';
import { pagesFiles } from './cloudflare/pages-files.ts';
import { publishedConnectorPages } from './connect/published-connector-pages.ts';
import { documentData, renderDocument } from './document.ts';
import type { Reader } from '#src/document/document-data.ts';
import { NOT_FOUND } from '#src/document/document-marks.ts';
import { documentPage, documentPages, firstPath, readersOf } from '#src/document/document-paths.ts';
import { headerRules, headersFile, redirectsFile } from './hosting-files.ts';
import { netlifyFile } from './netlify-file.ts';
import { publishedTextFiles } from './languages/site-texts.ts';
import { NGINX_RELEASE, nginxFiles } from './nginx-site.ts';
import { withPageText } from './own-pages.ts';
import { robotsText, sitemap } from './robots.ts';
import { SERVICE_WORKER, workerScript } from './service-worker.ts';
import { sharedDataFile } from './shared-data.ts';
import type { SiteBuild } from './site-build.ts';
import { siteRedirects } from './site-redirects.ts';
import { siteSheet } from './site-sheet.ts';
import { staticHostFiles } from './static-host-files.ts';

export interface PublishOptions {
  readonly site: CompiledBrand;
  readonly build: SiteBuild;
  /** The origin at which the site will be served. */
  readonly origin: string;
}

/** The files of a published site, keyed by their path in the folder. */
export type PublishedSite = ReadonlyMap<string, Uint8Array>;

/**
 * Returns the path of a document's file. Documents in the default language are in the root, and those in other
 * languages in a folder for each language; documents for members are in a subfolder `member`. `index.html` is the
 * document of the first page and of every path without a document of its own.
 */
export const documentFile = (
  site: CompiledBrand,
  language: Language,
  path = '/index',
  reader: Reader = 'visitor',
): string => {
  const file = path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}.html`;
  return [
    ...(language === site.brand.languages.default ? [] : [language]),
    ...(reader === 'visitor' ? [] : [reader]),
    file,
  ].join('/');
};

/** Returns all files that a web server needs to serve a brand: documents, assets and server configuration. */
export const publishedSite = async ({ site, build, origin }: PublishOptions): Promise<PublishedSite> => {
  const files = new Map<string, Uint8Array>();
  const write = (path: string, text: string): void => void files.set(path, new TextEncoder().encode(text));
  const https = origin.startsWith('https:');
  const [entry, { styles, file: sheet }] = await Promise.all([build.entry(), siteSheet(site, build)]);
  const readers = readersOf(site.brand);

  for (const language of site.brand.languages.supported) {
    const { address, file } = sharedDataFile(documentData(site, build.languages, language));
    files.set(address.slice(1), file.body);
    for (const reader of readers) {
      const data = documentData(site, build.languages, language, reader);
      for (const [address, path] of [
        ['/index', firstPath(site.brand, reader)] as const,
        ...documentPages(site.brand, reader),
        [NOT_FOUND, documentPage(site.brand, NOT_FOUND, reader)] as const,
      ]) {
        const file = documentFile(site, language, address, reader);
        // `/register.html` was already written as the file of `/register`.
        if (files.has(file)) continue;
        const page = await build.render(withPageText(data, site.pages, path), path);
        const { html } = renderDocument({
          site,
          languages: build.languages,
          data,
          path,
          page,
          entry,
          styles,
          origin,
          https,
        });
        write(file, html);
        // Rendering blocks the event loop, which other brands need to write and compress their files meanwhile.
        await setImmediate();
      }
    }
  }
  if (sheet !== null) for (const href of styles) files.set(href.slice(1), sheet.body);
  // The separate theme style sheet is left out: only connector pages use it, and they have their own copy.
  for (const [address, file] of site.files) if (address !== site.themeHref) files.set(address.slice(1), file.body);
  for (const { address, png } of site.renderings) files.set(address.slice(1), await png());
  for (const [address, file] of build.files) {
    for (const [variant, suffix] of [
      ['plain', ''],
      ['br', '.br'],
      ['gzip', '.gz'],
    ] as const) {
      const body = await file.read(variant);
      if (body !== null) files.set(address.slice(1) + suffix, body);
    }
  }
  for (const language of site.brand.languages.supported)
    for (const [address, body] of await publishedTextFiles(build.languages.pack(language)))
      files.set(address.slice(1), body);
  for (const [path, body] of await staticHostFiles(site, files)) files.set(path, body);
  const rules = headerRules(site, styles, https);
  write('robots.txt', robotsText(site, origin));
  write('sitemap.xml', sitemap(site, origin));
  write(
    '_headers',
    headersFile(rules, [
      ...site.brand.languages.supported.filter((language) => language !== site.brand.languages.default),
      ...readers.filter((reader) => reader !== 'visitor'),
    ]),
  );
  write('_redirects', redirectsFile(siteRedirects(site)));
  for (const [path, text] of pagesFiles(site.brand)) write(path, text);
  write(
    'netlify.toml',
    netlifyFile(site, (language, path) => {
      const file = documentFile(site, language, path === '/' ? '/index' : path);
      return files.has(file) ? file : documentFile(site, language);
    }),
  );
  const script = workerScript(site.brand, build);
  if (script !== null) write(SERVICE_WORKER.slice(1), script);
  const nginx = nginxFiles({ site, rules, origin });
  write('nginx.conf', nginx.site);
  write(NGINX_RELEASE, nginx.release);
  for (const [path, body] of await publishedConnectorPages({ site, build, origin })) files.set(`connect/${path}`, body);
  return files;
};
