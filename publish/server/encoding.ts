import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The best encoding that the request admits; a weight of 0 refuses one. */
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

/** `quality` as Brotli counts it, 0 to 11; gzip gets the nearest level. */
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
