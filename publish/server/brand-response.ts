import { canonicalOrigin } from '#publish/public-origin.ts';
import { robotsText, sitemap } from '#publish/robots.ts';
import { siteRedirects } from '#publish/site-redirects.ts';
import type { CompiledBrand } from '#publish/compile-brand.ts';
import { baseHeaders } from '#publish/headers.ts';
import { findTextFile } from '#publish/languages/site-texts.ts';
import { extensionOf, mediaType } from '#publish/media-types.ts';
import { SERVICE_WORKER, workerHeaders, workerScript } from '#publish/service-worker.ts';
import type { SiteBuild } from '#publish/site-build.ts';
import { chooseLanguage, chooseReader } from './choose-document.ts';
import type { createDocumentCache } from './document-cache.ts';
import { buildFileResponse, renderedPngResponse, siteFileResponse } from './file-response.ts';
import type { DerivedAssets } from './derived-assets.ts';
import { notFoundPage } from './problem-pages.ts';

export interface BrandRequest {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  /** The port of the local server. */
  readonly port: number;
  readonly build: SiteBuild;
  readonly documents: ReturnType<typeof createDocumentCache>;
  readonly derivedAssets: DerivedAssets;
}

/** Matches paths at which only files are served. A missing file there results in a 404, never in a document. */
const FILE_PATHS = /^\/(?:assets|brand|\.well-known)\/|^\/(?:theme|sheet|app|data)\.[0-9a-f]+\./;
const FILE_ENDINGS = new Set([
  'js',
  'mjs',
  'css',
  'map',
  'json',
  'xml',
  'txt',
  'ico',
  'svg',
  'png',
  'jpg',
  'jpeg',
  'webp',
  'avif',
  'gif',
  'woff2',
  'webmanifest',
  'wasm',
  'php',
]);

const textResponse = (body: string, path: string, https: boolean): Response =>
  new Response(body, {
    headers: { 'Content-Type': mediaType(path), 'Cache-Control': 'no-cache', ...baseHeaders(https) },
  });

/** Answers GET requests on a brand's host: files of the build and of the brand, robots.txt, sitemap.xml, and the document of every route. */
export const brandResponse = async (
  site: CompiledBrand,
  { request, path, https, port, build, documents, derivedAssets }: BrandRequest,
): Promise<Response> => {
  const built = build.files.get(path);
  if (built !== undefined) return (await buildFileResponse(built, { request, https })) ?? notFoundPage({ https });
  const own = site.files.get(path);
  if (own !== undefined) return siteFileResponse(own, { request, https });
  const rendering = site.renderings.find(({ address }) => address === path) ?? derivedAssets.findRendering(site, path);
  if (rendering !== null) return renderedPngResponse(rendering, { request, https });

  const found =
    findTextFile(build.languages, site.brand.languages.supported, path) ?? (await derivedAssets.find(site, path));
  if (found !== null) {
    const answer = await siteFileResponse(found.file, { request, https });
    // The file does not match the hash in the requested URL, so it must not be cached.
    if (!found.isCurrent) answer.headers.set('Cache-Control', 'no-store');
    return answer;
  }

  const origin = canonicalOrigin(site.brand, { https, port });
  if (path === '/robots.txt') return textResponse(robotsText(site, origin), path, https);
  if (path === '/sitemap.xml') return textResponse(sitemap(site, origin), path, https);
  if (path === SERVICE_WORKER) {
    const script = workerScript(site.brand, build);
    return script === null ? notFoundPage({ https }) : new Response(script, { headers: workerHeaders(https) });
  }
  const target = siteRedirects(site).get(path);
  if (target !== undefined)
    return new Response(null, {
      status: 302,
      headers: { Location: target, 'Cache-Control': 'no-cache', ...baseHeaders(https) },
    });
  if (FILE_PATHS.test(path) || FILE_ENDINGS.has(extensionOf(path))) return notFoundPage({ https });
  return documents({
    request,
    site,
    language: chooseLanguage(site.brand.languages, request),
    reader: chooseReader(site.brand, request),
    origin,
    https,
  });
};
