import { acceptedEncoding, compress } from './encoding.ts';

const LEAST = 1024;

/** Compresses a larger JSON answer of the platform: games and rules are long, phones are on slow lines. */
export const shrink = async (request: Request, response: Response): Promise<Response> => {
  const json = response.headers.get('content-type')?.startsWith('application/json') === true;
  const encoding = acceptedEncoding(request);
  if (!json || encoding === null || response.body === null || response.headers.has('content-encoding')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  headers.delete('content-length');
  if (body.length < LEAST) return new Response(body, { status: response.status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compress(body, encoding, 4), { status: response.status, headers });
};
