import { createProblem } from './create-problem.ts';

const MAX_BYTES = 1024 * 1024;
const tooLarge = () => createProblem('validation', 413, 'The body is larger than 1 MB');

/** The body as text, at most 1 MB of UTF-8, whatever `Content-Length` claims. */
export const readBody = async (request: Request): Promise<string> => {
  if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw tooLarge();
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
      if (size > MAX_BYTES) {
        await reader.cancel();
        throw tooLarge();
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    if (error instanceof TypeError) throw createProblem('validation', 400, 'The body is not UTF-8 text');
    throw error;
  }
};
