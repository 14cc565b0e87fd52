import type { Envelope } from '#schemas/envelope.ts';
import { baseHeaders } from '../headers.ts';

/** Headers in which a client could forge its address; `x-real-ip` is set by our own server. */
const CLIENT_ADDRESS_HEADERS = ['forwarded', 'x-forwarded-for', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
/** Hop-by-hop headers, and headers that the gateway must not get from a browser. */
const REQUEST_HEADERS_DROPPED = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'content-length',
  'accept-encoding',
  'expect',
];
const RESPONSE_HEADERS_DROPPED = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
  'content-length',
  'access-control-allow-origin',
  'access-control-allow-credentials',
  'strict-transport-security',
];

const without = (headers: Headers, names: readonly string[]): Headers => {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
};

const isCrossSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
};

/** A failure in the platform's envelope. */
const failureResponse = (status: number, code: string, message: string): Response => {
  const envelope: Envelope<never> = { success: false, code, message };
  return Response.json(envelope, { status, headers: { 'Cache-Control': 'no-store', ...baseHeaders(false) } });
};

export interface Gateway {
  readonly origin: string;
  /** Milliseconds until the request times out. */
  readonly timeout: number;
}

/** Forwards a call to the brand's gateway: same path, redirects not followed, no hop-by-hop or CORS headers. Answers 403, 504 or 502 on a cross-site request, timeout or network error. */
export const forwardToGateway = async (request: Request, { origin, timeout }: Gateway): Promise<Response> => {
  if (isCrossSite(request)) return failureResponse(403, 'cross_site', 'Requests from other sites are refused');
  const { pathname, search, host } = new URL(request.url);
  const headers = without(request.headers, [...REQUEST_HEADERS_DROPPED, ...CLIENT_ADDRESS_HEADERS]);
  headers.set('x-forwarded-host', host);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const response = await fetch(new URL(pathname + search, origin), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    return new Response(response.body, {
      status: response.status,
      headers: without(response.headers, RESPONSE_HEADERS_DROPPED),
    });
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    return isTimeout
      ? failureResponse(504, 'timeout', 'The platform did not answer in time')
      : failureResponse(502, 'network', 'The platform cannot be reached');
  }
};
