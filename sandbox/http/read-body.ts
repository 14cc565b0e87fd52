import { refuse } from './refuse.ts';

const LARGEST = 1024 * 1024;
const tooLarge = () => refuse('validation', 413, 'The body is larger than 1 MB');

/** The body as text, at most 1 MB of UTF-8; a lying or missing `Content-Length` does not help. */
export const readBody = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > LARGEST) throw tooLarge();
  if (request.body === null) return '';
  const reader = request.body.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > LARGEST) {
        await reader.cancel();
        throw tooLarge();
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof TypeError) throw refuse('validation', 400, 'The body is not UTF-8 text');
    throw error;
  }
};
