import type { CompiledBrand } from '../compile-brand.ts';

/** What a visitor of a brand with a canary gets. */
export interface CanaryVisit {
  /** The site of the canary's release; `null` if the visitor gets the live one. */
  readonly fresh: CompiledBrand | null;
  /** The cookie that keeps the visitor on this release; `null` if the browser already has it. */
  readonly cookie: string | null;
}

/** Chooses, during canaries, which release of a brand a visitor gets. */
export interface CanaryChoice {
  /** Resolves to `null` for a brand without a canary. */
  readonly choose: (id: string, request: Request, https: boolean) => Promise<CanaryVisit | null>;
  /** Answers a browser's report. */
  readonly receive: (id: string, request: Request) => Promise<Response>;
}

/**
 * Sets the headers of a document during a canary. Shared caches must not store it, and browsers must not store
 * documents of the new release, which may be rolled back. A first visit gets the cookie.
 */
export const markCanaryDocument = (response: Response, { fresh, cookie }: CanaryVisit): Response => {
  if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  response.headers.set('Cache-Control', fresh === null ? 'private, no-cache' : 'private, no-store');
  if (cookie !== null) response.headers.append('Set-Cookie', cookie);
  return response;
};
