import { refusal } from './refusal.ts';

/** Headers by which a caller could claim another's address; the one that the own server writes is `x-real-ip`. */
const CLAIMS = ['forwarded', 'x-forwarded-for', 'x-client-ip', 'true-client-ip', 'cf-connecting-ip'];
/** Headers that belong to one connection, and those that the gateway must not take from a browser. */
const DROPPED = [
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
const DROPPED_BACK = [
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

const isForeign = (request: Request): boolean => {
  const site = request.headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin' && site !== 'none';
};

export interface Gateway {
  readonly origin: string;
  /** Milliseconds until the gateway is given up. */
  readonly timeout: number;
}

/** Passes a call on to the brand's gateway and its answer back: same path, no redirects followed, no connection headers, no CORS. */
export const passOn = async (request: Request, { origin, timeout }: Gateway): Promise<Response> => {
  if (isForeign(request)) return refusal(403, 'cross_site', 'Requests from other sites are refused');
  const { pathname, search, host } = new URL(request.url);
  const headers = without(request.headers, [...DROPPED, ...CLAIMS]);
  headers.set('x-forwarded-host', host);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const answer = await fetch(new URL(pathname + search, origin), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]),
      ...(hasBody ? { body: await request.arrayBuffer() } : {}),
    });
    return new Response(answer.body, { status: answer.status, headers: without(answer.headers, DROPPED_BACK) });
  } catch (error) {
    const late = error instanceof DOMException && error.name === 'TimeoutError';
    return late
      ? refusal(504, 'timeout', 'The platform did not answer in time')
      : refusal(502, 'network', 'The platform cannot be reached');
  }
};
