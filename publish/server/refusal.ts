import type { Envelope } from '#schemas/envelope.ts';
import type { PlatformCode } from '#schemas/problem-codes.ts';
import { errorHeaders, type Headers } from '../headers.ts';

const PLATFORM = /^\/(?:wps|lgw|lotto|TCG_PROD_IMAGES)(?:\/|$)/;

export const isPlatformPath = (path: string): boolean => PLATFORM.test(path);

export interface Refusal {
  /** `null` where it could not be read. */
  readonly path: string | null;
  readonly status: number;
  readonly code: PlatformCode;
  readonly message: string;
  readonly headers?: Headers;
}

/** The parts of an answer to a request that is not handled: the envelope on the platform's paths, text anywhere else. */
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
