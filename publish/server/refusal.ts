import type { Envelope } from '#schemas/envelope.ts';
import type { PlatformCode } from '#schemas/problem-codes.ts';
import { errorHeaders, type Headers } from '../headers.ts';

/** The first parts of the platform's paths. */
export const PLATFORM_FOLDERS = ['wps', 'lgw', 'lotto', 'TCG_PROD_IMAGES'];

/** Matches a path of the platform; also valid as a location of nginx. */
export const PLATFORM_PATH = `^/(?:${PLATFORM_FOLDERS.join('|')})(?:/|$)`;
const PLATFORM = new RegExp(PLATFORM_PATH);

export const isPlatformPath = (path: string): boolean => PLATFORM.test(path);

export interface Refusal {
  /** The path, or `null` if it could not be read. */
  readonly path: string | null;
  readonly status: number;
  readonly code: PlatformCode;
  readonly message: string;
  readonly headers?: Headers;
}

/** Returns the parts of the response to a request that is not handled: the envelope on the platform's paths, text on all others. */
export const refusalParts = (
  { path, status, code, message, headers = {} }: Refusal,
  https: boolean,
): { readonly status: number; readonly headers: Headers; readonly body: string } => {
  const envelope: Envelope<never> = { success: false, code, message };
  const isCall = path !== null && isPlatformPath(path);
  return {
    status,
    headers: {
      'Content-Type': isCall ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...errorHeaders(https),
      ...headers,
    },
    body: isCall ? JSON.stringify(envelope) : `${message}\n`,
  };
};

export const refusalResponse = (refusal: Refusal, https: boolean): Response => {
  const { body, ...init } = refusalParts(refusal, https);
  return new Response(body, init);
};
