import type { Brand } from '#schemas/brand.ts';
import { htmlLang } from '#schemas/languages.ts';
import { withoutTrailingSlash } from '#schemas/routes.ts';
import { documentPages, sitePaths } from '#src/document/document-paths.ts';
import { chooseLanguage, chooseReader } from '../server/choose-document.ts';
import { failureResponse, forwardToGateway } from '../server/platform-gateway.ts';
import { isPlatformPath } from '../server/refusal.ts';
import { setTenant } from '../server/tenant.ts';

/** The fields of a brand that the worker reads. */
export type WorkerBrand = Pick<Brand, 'id' | 'merchant' | 'languages' | 'modules' | 'platform'> & {
  readonly pages: readonly { readonly path: string }[];
};

/** The published files. Cloudflare Pages serves them with the headers from `_headers`. */
export interface PagesFiles {
  readonly fetch: (request: Request) => Promise<Response>;
}

const callPlatform = async (brand: WorkerBrand, request: Request): Promise<Response> => {
  const { origin, timeouts } = brand.platform;
  if (origin === null) return failureResponse(404, 'not_found', 'This site has no gateway');
  // A copy, because the headers of an incoming request cannot be changed, and because the request may have no signal.
  const call = new Request(request, { signal: new AbortController().signal });
  call.headers.set('X-Real-IP', request.headers.get('CF-Connecting-IP') ?? '');
  return (
    setTenant(call, brand) ??
    forwardToGateway(call, {
      brand: brand.id,
      origin,
      timeout: timeouts.call,
      // oxlint-disable-next-line no-console -- the log of the worker
      onFailure: (failure) => console.warn(JSON.stringify(failure)),
    })
  );
};

/** Returns the path at which Cloudflare Pages serves a file: `rng.html` is served only at `/rng`. */
const addressOf = (folder: string, name: string): string => `${folder}${name.replace(/\.html$/, '')}`;

/**
 * Answers requests on Cloudflare Pages, whose rules can neither read a cookie nor forward a call. Chooses documents in
 * the same way as the local server, and forwards calls to the gateway.
 */
export const answerOnPages = async (brand: WorkerBrand, request: Request, files: PagesFiles): Promise<Response> => {
  const url = new URL(request.url);
  if (isPlatformPath(url.pathname)) return callPlatform(brand, request);

  const language = chooseLanguage(brand.languages, request);
  const reader = chooseReader(brand, request);
  const folder = [
    ...(language === brand.languages.default ? [] : [`/${language}`]),
    ...(reader === 'visitor' ? [] : [`/${reader}`]),
  ].join('');
  const send = async (name: string, status?: number): Promise<Response> => {
    const asked = new URL(addressOf(folder, name), url);
    // A missing page is requested without the headers of the original request, so that the response is never 304.
    const answer = await files.fetch(status === undefined ? new Request(asked, request) : new Request(asked));
    const headers = new Headers(answer.headers);
    headers.set('Vary', 'Accept-Encoding, Cookie, Accept-Language');
    headers.set('Content-Language', htmlLang(language));
    return new Response(answer.body, { status: status ?? answer.status, headers });
  };

  const path = withoutTrailingSlash(url.pathname);
  if (documentPages(brand, reader).has(path)) return send(path);
  if (path === '/' || sitePaths(brand).includes(path)) return send('/');
  const file = await files.fetch(request);
  return file.status === 404 ? send('/404', 404) : file;
};
