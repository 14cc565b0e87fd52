import type { Language } from '#schemas/languages.ts';
import type { Reader } from '#src/document/document-data.ts';
import { documentPage, sitePaths } from '#src/document/document-paths.ts';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import { documentData, renderDocument } from '#publish/document.ts';
import { contentHash } from '#publish/hashes.ts';
import { withPageText } from '#publish/own-pages.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { createByteLimitedCache } from './byte-limited-cache.ts';
import { acceptedEncoding, compress, type Encoding } from './compression.ts';
import type { DerivedAssets } from './derived-assets.ts';

interface CachedDocument {
  /** The key in the cache. */
  readonly key: string;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly packed: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
}

export interface DocumentRequest {
  readonly request: Request;
  readonly site: CompiledBrand;
  readonly language: Language;
  readonly reader: Reader;
  /** The origin of the brand, which does not depend on the requested host. */
  readonly origin: string;
  readonly https: boolean;
}

/** The maximum size of all cached documents and their compressed variants, in bytes: enough for about 500 documents of 100 kB. */
const LIMIT = 64 * 1024 * 1024;
/** The estimated size of a document's key, headers and bookkeeping, in bytes. */
const OVERHEAD = 4096;

const matchesEtag = (header: string | null, etag: string): boolean =>
  header !== null &&
  (header.trim() === '*' ||
    header.split(',').some((part) => part.trim().replace(/^W\//, '') === etag.replace(/^W\//, '')));

const hasAddress = ({ site, request }: DocumentRequest): boolean => {
  const path = withoutTrailingSlash(new URL(request.url).pathname);
  return path === '/' || sitePaths(site.brand).includes(path);
};

/**
 * Creates a cache of documents. Each document is rendered once for each combination of brand version, language,
 * audience, build, version of the languages, protocol and page, and is then answered from memory.
 */
export const createDocumentCache = (build: SiteBuild, made: DerivedAssets, limit = LIMIT) => {
  const cache = createByteLimitedCache<CachedDocument>(limit);
  const rendering = new Map<string, Promise<CachedDocument>>();

  const make = async (
    { site, language, reader, origin, https }: DocumentRequest,
    path: string,
    key: string,
  ): Promise<CachedDocument> => {
    const data = documentData(site, build.languages, language, reader);
    const [page, entry, { styles }] = await Promise.all([
      build.render(withPageText(data, site.pages, path), path),
      build.entry(),
      made.sheet(site),
      made.keepFiles(site, language),
    ]);
    const rendered = renderDocument({
      site,
      languages: build.languages,
      data,
      path,
      page,
      entry,
      styles,
      origin,
      https,
      development: build.development ?? false,
    });
    const body = new TextEncoder().encode(rendered.html);
    return { key, etag: `W/"${contentHash(rendered.html)}"`, headers: rendered.headers, body, packed: new Map() };
  };

  const renderOnce = (asked: DocumentRequest, path: string, key: string): Promise<CachedDocument> => {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    const rendered = make(asked, path, key)
      .then((document) => {
        cache.set(key, document, document.body.length + OVERHEAD);
        return document;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, rendered);
    return rendered;
  };

  const compressOnce = (document: CachedDocument, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    const running = document.packed.get(encoding);
    if (running !== undefined) return running;
    const compressed = compress(document.body, encoding, 9).then((body) => {
      cache.grow(document.key, document, body.length);
      return body;
    });
    document.packed.set(encoding, compressed);
    return compressed;
  };

  return async (asked: DocumentRequest): Promise<Response> => {
    const path = documentPage(asked.site.brand, new URL(asked.request.url).pathname, asked.reader);
    const key = [
      asked.site.brand.id,
      asked.site.version,
      asked.language,
      asked.reader,
      build.id,
      build.languages.version(),
      asked.https,
      path,
    ].join(' ');
    const document =
      build.development === true
        ? await make(asked, path, '')
        : (cache.get(key) ?? (await renderOnce(asked, path, key)));
    const headers = { ...document.headers, ETag: document.etag, Vary: 'Accept-Encoding, Cookie, Accept-Language' };
    const status = hasAddress(asked) ? 200 : 404;
    if (status === 200 && matchesEtag(asked.request.headers.get('if-none-match'), document.etag))
      return new Response(null, { status: 304, headers });
    const encoding = acceptedEncoding(asked.request);
    if (encoding === null)
      return new Response(document.body, {
        status,
        headers: { ...headers, 'Content-Length': String(document.body.length) },
      });
    const body = await compressOnce(document, encoding);
    return new Response(body, {
      status,
      headers: { ...headers, 'Content-Encoding': encoding, 'Content-Length': String(body.length) },
    });
  };
};
