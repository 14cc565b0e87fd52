import { createProblem } from './create-problem.ts';

const MB = 1024 * 1024;
/** Of a body of text. */
const MAX_TEXT_MB = 1;
/** Of a multipart form: three pictures of 5 MB each, and what frames them. */
const MAX_FORM_MB = 16;

const tooLarge = (megabytes: number) => createProblem('validation', 413, `The body is larger than ${megabytes} MB`);

/** The bytes of a body, whatever `Content-Length` claims. */
const readBytes = async (request: Request, megabytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > megabytes * MB) throw tooLarge(megabytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > megabytes * MB) throw tooLarge(megabytes);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
};

/** The body as text, at most 1 MB of UTF-8. */
export const readBody = async (request: Request): Promise<string> => {
  const bytes = await readBytes(request, MAX_TEXT_MB);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createProblem('validation', 400, 'The body is not UTF-8 text');
  }
};

/** The fields of a multipart form of at most 16 MB: text, or a list of it where a name comes more than once; files always come as a list. */
export const readMultipart = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const body = await readBytes(request, MAX_FORM_MB);
  const type = request.headers.get('Content-Type') ?? '';
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw createProblem('validation', 400, 'The body is not a multipart form');
  });
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 || values[0] instanceof Blob ? values : values[0];
  }
  return fields;
};
