import { createHash } from 'node:crypto';
import { SERVICE_WORKER } from '../../service-worker.ts';
import { cookieOf } from '../../server/choose-document.ts';
import { escapeHtml } from '../../html.ts';
import { plainPage } from '../../server/plain-page.ts';
import { isPlatformPath, refusalResponse } from '../../server/refusal.ts';
import { checkToken } from './signed-address.ts';

type Handler = (request: Request) => Promise<Response>;

/** The query parameter of a signed address. */
export const PREVIEW_PARAMETER = 'preview';

export interface PreviewGuard {
  readonly key: Buffer;
  /** What the address gives access to: a release or a draft. */
  readonly subject: string;
  readonly now: () => number;
}

const REASONS = {
  missing: 'The address has no signature. Open the complete address that marquee preview has printed.',
  wrong: 'The signature of this address is wrong. Copy the complete address that marquee preview has printed.',
  expired: 'This address has expired after 24 hours. marquee preview prints a new one.',
} as const;

const refusal = (reason: keyof typeof REASONS, path: string): Response =>
  isPlatformPath(path)
    ? refusalResponse({ path, status: 403, code: 'validation', message: REASONS[reason] }, false)
    : plainPage({
        title: 'No preview',
        status: 403,
        https: false,
        body: `<h1>No preview</h1>\n<p>${escapeHtml(REASONS[reason])}</p>`,
      });

/** Exchanges a signed address for a cookie, so that the site's paths need no signature. */
const exchange = (url: URL, cookie: string, token: string, now: number): Response => {
  url.searchParams.delete(PREVIEW_PARAMETER);
  const seconds = Math.ceil((Number(token.split('.')[0]) - now) / 1000);
  return new Response(null, {
    status: 303,
    headers: {
      Location: url.pathname + url.search,
      'Set-Cookie': `${cookie}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
};

const respond = async (request: Request, handler: Handler, { key, subject, now }: PreviewGuard): Promise<Response> => {
  const url = new URL(request.url);
  // Cookies are shared between the ports of a host, so each preview has a cookie of its own.
  const cookie = `preview-${createHash('sha256').update(subject).digest('hex').slice(0, 12)}`;
  const address = url.searchParams.get(PREVIEW_PARAMETER);
  const token = address ?? cookieOf(request.headers.get('cookie'), cookie);
  if (token === null) return refusal('missing', url.pathname);
  const verdict = checkToken(key, subject, token, now());
  if (verdict !== 'valid') return refusal(verdict, url.pathname);
  if (address !== null) return exchange(url, cookie, token, now());
  // A service worker would answer from its cache even after the address has expired, and for the next preview on this port.
  return url.pathname === SERVICE_WORKER ? new Response('Not found\n', { status: 404 }) : handler(request);
};

/** Lets a request reach a site only if it has a valid signed address or its cookie, and keeps search engines away from every response. */
export const guardPreview =
  (handler: Handler, guard: PreviewGuard): Handler =>
  async (request) => {
    const response = await respond(request, handler, guard);
    const headers = new Headers(response.headers);
    headers.set('X-Robots-Tag', 'noindex');
    return new Response(response.body, { status: response.status, headers });
  };
