import { publicOrigin } from '../public-origin.ts';
import { robotsText, sitemap } from '../robots.ts';
import type { BrandSite } from '../brand-site.ts';
import { baseHeaders } from '../headers.ts';
import { extensionOf, mediaType } from '../media-types.ts';
import type { SiteBuild } from '../site-build.ts';
import { chooseLanguage, chooseReader } from './choose-document.ts';
import type { createDocuments } from './documents.ts';
import { buildFileResponse, iconResponse, siteFileResponse } from './file-response.ts';
import type { MadeFiles } from './made-files.ts';
import { notFoundPage } from './problem-pages.ts';

export interface BrandAsked {
  readonly request: Request;
  readonly path: string;
  readonly https: boolean;
  readonly build: SiteBuild;
  readonly documents: ReturnType<typeof createDocuments>;
  readonly made: MadeFiles;
}

/** Folders and names that hold files only: what is not there is missing, never the site's document. */
const FILES_ONLY = /^\/(?:assets|brand|\.well-known)\/|^\/(?:theme|sheet|app|data)\.[0-9a-f]+\./;
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

const small = (body: string, path: string, https: boolean): Response =>
  new Response(body, {
    headers: { 'Content-Type': mediaType(path), 'Cache-Control': 'no-cache', ...baseHeaders(https) },
  });

/** What a brand's host answers to GET: files of the build and of the brand, what crawlers ask for, and for every route the document. */
export const brandAnswer = async (
  site: BrandSite,
  { request, path, https, build, documents, made }: BrandAsked,
): Promise<Response> => {
  const built = build.files.get(path);
  if (built !== undefined) return (await buildFileResponse(built, { request, https })) ?? notFoundPage({ https });
  const own = site.files.get(path);
  if (own !== undefined) return siteFileResponse(own, { request, https });
  const icon = site.icons.find(({ address }) => address === path);
  if (icon !== undefined) return iconResponse(icon, { request, https });

  const found = await made.find(site, path);
  if (found !== null) {
    const answer = await siteFileResponse(found.file, { request, https });
    // Not what the address names: nobody is to keep it.
    if (!found.isCurrent) answer.headers.set('Cache-Control', 'no-store');
    return answer;
  }

  const origin = publicOrigin(site.brand) ?? `${https ? 'https' : 'http'}://${new URL(request.url).host}`;
  if (path === '/robots.txt') return small(robotsText(origin), path, https);
  if (path === '/sitemap.xml') return small(sitemap(site, origin), path, https);
  if (path === '/favicon.ico')
    return new Response(null, {
      status: 302,
      headers: { Location: site.site.assets.icon, 'Cache-Control': 'no-cache', ...baseHeaders(https) },
    });
  if (FILES_ONLY.test(path) || FILE_ENDINGS.has(extensionOf(path))) return notFoundPage({ https });
  return documents({
    request,
    site,
    language: chooseLanguage(site.brand.languages, request),
    reader: chooseReader(site.brand, request),
    origin,
    https,
  });
};
