import { refuseUnstorableText } from './check-text.ts';
import { createProblem } from './create-problem.ts';

const KB = 1024;
/** The maximum number of bytes of a text body. */
const MAX_TEXT = 1024 * KB;
/** The maximum number of bytes of a multipart form: three images of 5 MB each, plus the form's overhead. */
const MAX_MULTIPART = 16 * 1024 * KB;
/** The maximum number of bytes of a sandbox page's form. The largest is the chat room's, with twenty percent-encoded messages. */
const MAX_FORM = 128 * KB;

const tooLarge = (bytes: number) => createProblem('validation', 413, `The body is larger than ${bytes / KB} kB`);

/** Yields the chunks of a body. If the client disconnects early, throws a problem as for any bad request, although nobody receives the response. */
async function* chunksOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw createProblem('validation', 400, 'The body was cut off');
  }
}

/** Reads the bytes of a body. Counts them, because `Content-Length` may be wrong. */
const readBytes = async (request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw tooLarge(most);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunksOf(request)) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(most);
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

/** Reads the body as UTF-8 text of at most 1 MB. */
export const readBody = async (request: Request): Promise<string> => {
  const bytes = await readBytes(request, MAX_TEXT);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw createProblem('validation', 400, 'The body is not UTF-8 text');
  }
};

const parseForm = async (request: Request, most: number): Promise<FormData> => {
  const body = await readBytes(request, most);
  const type = request.headers.get('Content-Type') ?? '';
  return new Response(body, { headers: { 'Content-Type': type } }).formData().catch(() => {
    throw createProblem('validation', 400, 'The body is not a form');
  });
};

/** Reads the fields of a sandbox page's form, of at most 128 kB. */
export const readForm = async (request: Request): Promise<FormData> => {
  const form = await parseForm(request, MAX_FORM);
  for (const [name, value] of form) refuseUnstorableText({ [name]: value });
  return form;
};

/**
 * Reads the fields of a multipart form of at most 16 MB. A field's value is a text, or a list of texts if its name occurs more than once; files are
 * always in a list.
 */
export const readMultipart = async (request: Request): Promise<Readonly<Record<string, unknown>>> => {
  const form = await parseForm(request, MAX_MULTIPART);
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    fields[name] = values.length > 1 || values[0] instanceof Blob ? values : values[0];
  }
  return fields;
};
