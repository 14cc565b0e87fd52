import type { Brand } from '#schemas/brand.ts';
import { htmlLang } from '#schemas/languages.ts';
import { sitePaths } from '#src/document/document-paths.ts';
import { errorHeaders } from '../../headers.ts';
import { REPORTS_PATH } from '../../browser-reports/report-script.ts';
import { mediaType } from '../../media-types.ts';
import type { PublishedSite } from '../../published-site.ts';
import { SERVER_FILES } from '../../server-files.ts';
import { chooseLanguage, chooseReader } from '../../server/choose-document.ts';
import { refuseWrites } from '../../server/problem-pages.ts';
import { isPlatformPath } from '../../server/refusal.ts';
import { headersOf, readRules, type HeaderRule } from './host-rules.ts';

export interface ReleaseSite {
  readonly files: PublishedSite;
  /** The brand from which the release was made. */
  readonly brand: Brand;
  /** Answers calls to the platform. */
  readonly platform: (request: Request) => Promise<Response>;
}

const CONFIGURATION = new RegExp(SERVER_FILES);
/** Paths at which only files are served. */
const FILES = /^\/(?:assets\/|brand\/|(?:sheet|app|data)\.|robots\.txt$|sitemap\.xml$)/;

const textOf = (files: PublishedSite, path: string): string => new TextDecoder().decode(files.get(path));

const fileResponse = (
  { files }: ReleaseSite,
  rules: readonly HeaderRule[],
  { file, path, status }: { readonly file: string; readonly path: string; readonly status: number },
): Response => {
  const headers = new Headers({ 'Cache-Control': 'no-cache' });
  for (const [name, values] of Object.entries(headersOf(rules, path))) headers.set(name, values.join(', '));
  headers.set('Content-Type', mediaType(file));
  return new Response(Buffer.from(files.get(file) ?? []), { status, headers });
};

const notFound = (): Response =>
  new Response('Not found\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', ...errorHeaders(false) },
  });

/** Serves a release's files by the rules that it provides for web servers: its headers, redirects, languages and pages for unknown paths. */
export const releaseHandler = (site: ReleaseSite): ((request: Request) => Promise<Response>) => {
  const { files, brand, platform } = site;
  const rules = readRules(textOf(files, '_headers'));
  const redirects = new Map(
    textOf(files, '_redirects')
      .split('\n')
      .map((line) => line.split(' ').slice(0, 2) as [string, string]),
  );
  const known = new Set(sitePaths(brand));

  const documentFor = (path: string, request: Request): Response => {
    const language = chooseLanguage(brand.languages, request);
    const folder = [
      ...(language === brand.languages.default ? [] : [`${language}/`]),
      ...(chooseReader(brand, request) === 'member' ? ['member/'] : []),
    ].join('');
    const isKnown = path === '/' || known.has(path);
    const ofPage = path === '/' ? ['index.html'] : [`${path.slice(1)}.html`, path.slice(1)];
    const names = isKnown ? ofPage : ['404.html'];
    const file = names.map((name) => folder + name).find((name) => files.has(name));
    if (file === undefined) return notFound();
    const response = fileResponse(site, rules, { file, path: '/', status: isKnown ? 200 : 404 });
    response.headers.set('Content-Language', htmlLang(language));
    return response;
  };

  return async (request) => {
    const path = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
    if (isPlatformPath(path)) return platform(request);
    if (path === REPORTS_PATH) return new Response(null, { status: 204 });
    const refused = refuseWrites(request, false);
    if (refused !== null) return refused;
    const target = redirects.get(path);
    if (target !== undefined) return new Response(null, { status: 302, headers: { Location: target } });
    if (FILES.test(path)) {
      const file = path.slice(1);
      return files.has(file) ? fileResponse(site, rules, { file, path, status: 200 }) : notFound();
    }
    return CONFIGURATION.test(path) ? notFound() : documentFor(path, request);
  };
};
