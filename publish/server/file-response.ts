import { immutableHeaders } from '../headers.ts';
import { isText, mediaType } from '../media-types.ts';
import type { BuildFile } from '../build-files.ts';
import type { RenderedPng } from '../rendered-png.ts';
import type { SiteFile } from '#publish/site-file.ts';
import { notFoundPage } from './problem-pages.ts';
import { acceptedEncoding, compress, type Encoding } from './compression.ts';

export interface FileResponseOptions {
  readonly request: Request;
  readonly https: boolean;
}

const respond = (
  body: Uint8Array<ArrayBuffer>,
  headers: Readonly<Record<string, string>>,
  encoding: Encoding | null,
  varies: boolean,
): Response =>
  new Response(body, {
    headers: {
      ...headers,
      'Content-Length': String(body.length),
      ...(varies ? { Vary: 'Accept-Encoding' } : {}),
      ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
    },
  });

/** Returns a file of the build in the most compressed variant that the request accepts, or `null` if the file has none that it accepts. */
export const buildFileResponse = async (
  file: BuildFile,
  { request, https }: FileResponseOptions,
): Promise<Response | null> => {
  const headers = immutableHeaders(file.type, https);
  for (const encoding of ['br', 'gzip'] as const) {
    if (acceptedEncoding(request, [encoding]) === null) continue;
    const body = await file.read(encoding);
    if (body !== null) return respond(body, headers, encoding, true);
  }
  const plain = await file.read('plain');
  return plain === null ? null : respond(plain, headers, null, isText(file.type));
};

const compressedFiles = new WeakMap<SiteFile, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>();

const compressOnce = (file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
  const variants = compressedFiles.get(file) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  compressedFiles.set(file, variants);
  const body = variants.get(encoding) ?? compress(file.body, encoding, 9);
  variants.set(encoding, body);
  return body;
};

/** Returns a file of a brand. A text file is compressed once for each version of the brand. */
export const siteFileResponse = async (file: SiteFile, { request, https }: FileResponseOptions): Promise<Response> => {
  const headers = immutableHeaders(file.type, https);
  const text = isText(file.type);
  const encoding = text && file.body.length > 600 ? acceptedEncoding(request) : null;
  const body = encoding === null ? new Uint8Array(file.body) : await compressOnce(file, encoding);
  return respond(body, headers, encoding, text);
};

/** Returns a PNG that is rendered from an SVG of the brand, or a 404 response if it cannot be rendered. */
export const renderedPngResponse = async (
  { address, png }: RenderedPng,
  { https }: FileResponseOptions,
): Promise<Response> => {
  const body = await png().catch(() => null);
  return body === null
    ? notFoundPage({ https })
    : respond(new Uint8Array(body), immutableHeaders(mediaType(address), https), null, false);
};
