import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** Returns the first of the offered encodings that `Accept-Encoding` allows, or `null` if it allows none. A `q` of 0 excludes an encoding. */
export const acceptedEncoding = (request: Request, offered: readonly Encoding[] = ['br', 'gzip']): Encoding | null => {
  const weights = new Map(
    (request.headers.get('accept-encoding') ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', weight = ''] = part.trim().split(/\s*;\s*q=/);
        return [name, weight === '' ? 1 : Number(weight)] as const;
      }),
  );
  return offered.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? null;
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a body. `quality` ranges from 0 to 11, as for Brotli; gzip uses the nearest level that it supports. */
export const compress = async (
  body: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array<ArrayBuffer>> => {
  const packed =
    encoding === 'br'
      ? await brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        })
      : await zip(body, { level: Math.min(9, Math.max(1, quality)) });
  return new Uint8Array(packed);
};

const MIN_COMPRESSED_BYTES = 1024;

/** Compresses the platform's JSON responses of at least 1 kB, because lists of games are long and phone networks are slow. */
export const compressJson = async (request: Request, response: Response): Promise<Response> => {
  const json = response.headers.get('content-type')?.startsWith('application/json') === true;
  const encoding = acceptedEncoding(request);
  if (!json || encoding === null || response.body === null || response.headers.has('content-encoding')) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Accept-Encoding');
  headers.delete('content-length');
  if (body.length < MIN_COMPRESSED_BYTES) return new Response(body, { status: response.status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(await compress(body, encoding, 4), { status: response.status, headers });
};
