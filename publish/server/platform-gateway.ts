import type { Envelope } from '#schemas/envelope.ts';
import { baseHeaders } from '../headers.ts';
import { hostWithPort } from './host-name.ts';
import type { ServerLog } from './server-log.ts';

/** Headers with which a client could forge its address. `x-real-ip` is not among them, because our own server sets it. */
const CLIENT_ADDRESS_HEADERS = ['forwarded', 'x-forwarded-for', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
/** Request headers that are not forwarded: hop-by-hop headers, and headers that the gateway must not receive from a browser. */
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

/** The maximum size of a request body in bytes, enough for three pictures of 5 MB and the other fields of a form. */
export const LARGEST_BODY = 16 * 1024 * 1024;

const without = (headers: Headers, names: readonly string[]): Headers => {
  const rest = new Headers(headers);
  for (const name of names) rest.delete(name);
  return rest;
};

const isCrossSite = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
};

/** Creates a failure response in the platform's envelope. */
export const failureResponse = (
  status: number,
  code: string,
  message: string,
  headers: Readonly<Record<string, string>> = {},
): Response => {
  const envelope: Envelope<never> = { success: false, code, message };
  return Response.json(envelope, {
    status,
    headers: { 'Cache-Control': 'no-store', ...baseHeaders(false), ...headers },
  });
};

/**
 * Passes a body on, and fails as soon as it exceeds the maximum. This is needed because a body without a declared
 * length has an unknown size.
 */
const limitBody = (onTooLarge: () => void): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      size += chunk.byteLength;
      if (size <= LARGEST_BODY) return controller.enqueue(chunk);
      onTooLarge();
      controller.error(new Error('The body is too large'));
    },
  });
};

/** Creates the response for a client that has disconnected. It is never delivered. */
const clientLeft = (): Response => failureResponse(499, 'network', 'The client has disconnected');

export interface Gateway {
  readonly brand: string;
  readonly origin: string;
  /** The time after which the request is aborted, in milliseconds. */
  readonly timeout: number;
  readonly onFailure: ServerLog['gatewayFailed'];
}

const isTimeout = (error: unknown): boolean => error instanceof DOMException && error.name === 'TimeoutError';

/** Returns why a request failed: the code of the cause, such as `ECONNREFUSED`, if there is one; otherwise the error's name. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (typeof cause === 'object' && cause !== null && 'code' in cause) return String(cause.code);
  return cause instanceof Error ? cause.name : 'unknown';
};

/**
 * Forwards a call to the brand's gateway with the same path and a streamed body, without hop-by-hop and CORS headers
 * and without following redirects. The response is 403 for a cross-site request, 413 for a body that is too large, 504
 * after a timeout, and 502 after a network error. A client that disconnects does not count as a failure of the gateway.
 */
export const forwardToGateway = async (
  request: Request,
  { brand, origin, timeout, onFailure }: Gateway,
): Promise<Response> => {
  if (isCrossSite(request)) return failureResponse(403, 'cross_site', 'Requests from other sites are refused');
  const start = performance.now();
  const { method } = request;
  const { pathname, search } = new URL(request.url);
  const headers = without(request.headers, [...REQUEST_HEADERS_DROPPED, ...CLIENT_ADDRESS_HEADERS]);
  headers.set('x-forwarded-host', hostWithPort(request));
  const sent = method === 'GET' || method === 'HEAD' ? null : request.body;
  let isTooLarge = false;
  const limit = limitBody(() => {
    isTooLarge = true;
  });
  try {
    const response = await fetch(new URL(pathname + search, origin), {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      ...(sent === null ? {} : { body: sent.pipeThrough(limit), duplex: 'half' }),
    });
    return new Response(response.body, {
      status: response.status,
      headers: without(response.headers, RESPONSE_HEADERS_DROPPED),
    });
  } catch (error) {
    if (isTooLarge) return failureResponse(413, 'validation', `A body may have at most ${LARGEST_BODY} bytes`);
    if (request.signal.aborted) return clientLeft();
    const [status, code, message] = isTimeout(error)
      ? ([504, 'timeout', 'The platform did not answer in time'] as const)
      : ([502, 'network', 'The platform cannot be reached'] as const);
    onFailure({
      requestId: request.headers.get('x-request-id'),
      brand,
      method,
      path: pathname,
      status,
      took: Math.round(performance.now() - start),
      why: isTimeout(error) ? 'timeout' : reasonOf(error),
    });
    return failureResponse(status, code, message);
  }
};
