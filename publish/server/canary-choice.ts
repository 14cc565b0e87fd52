import type { CompiledBrand } from '../compile-brand.ts';

/** What a visitor of a brand with a canary gets. */
export interface CanaryVisit {
  /** The site of the release of the canary; `null` if the visitor gets the live one. */
  readonly fresh: CompiledBrand | null;
  /** The cookie that keeps the visitor with this release; `null` if the browser has it. */
  readonly cookie: string | null;
}

/** Chooses, during canaries, which release of a brand a visitor gets. */
export interface CanaryChoice {
  /** Resolves to `null` for a brand without a canary. */
  readonly choose: (id: string, request: Request, https: boolean) => Promise<CanaryVisit | null>;
  /** Answers the report of a browser. */
  readonly receive: (id: string, request: Request) => Promise<Response>;
}

/** Marks a document of a brand with a canary: no shared cache gives it to another visitor, and no browser keeps that of a release that may be taken back. */
export const markCanaryDocument = (response: Response, { fresh, cookie }: CanaryVisit): Response => {
  if (response.headers.get('Content-Type')?.startsWith('text/html') !== true) return response;
  response.headers.set('Cache-Control', fresh === null ? 'private, no-cache' : 'private, no-store');
  if (cookie !== null) response.headers.append('Set-Cookie', cookie);
  return response;
};
