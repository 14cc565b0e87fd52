import type { Envelope } from '#schemas/envelope.ts';
import type { PlatformCode } from '#schemas/problem-codes.ts';
import { errorHeaders, type Headers } from '../headers.ts';

/** The first segments of the platform's paths. */
export const PLATFORM_FOLDERS = ['wps', 'lgw', 'lotto', 'TCG_PROD_IMAGES'];

/** A pattern that matches the platform's paths; also valid in an nginx location. */
export const PLATFORM_PATH = `^/(?:${PLATFORM_FOLDERS.join('|')})(?:/|$)`;
const PLATFORM = new RegExp(PLATFORM_PATH);

export const isPlatformPath = (path: string): boolean => PLATFORM.test(path);

export interface Refusal {
  /** The requested path; `null` if the request could not be parsed. */
  readonly path: string | null;
  readonly status: number;
  readonly code: PlatformCode;
  readonly message: string;
  readonly headers?: Headers;
}

/** Returns the parts of an error response: on the platform's paths a failure in the envelope, on all others plain text. */
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
