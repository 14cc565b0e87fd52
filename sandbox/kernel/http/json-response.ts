import type { Problem } from '#schemas/problem.ts';
import type { Envelope } from '#schemas/envelope.ts';

const privateJson = (body: Envelope<unknown>, status: number, headers: Headers): Response => {
  headers.set('Content-Type', 'application/json; charset=utf-8');
  headers.set('Cache-Control', 'no-store');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('Vary', 'Cookie, Authorization, Merchant, Language');
  return new Response(JSON.stringify(body), { status, headers });
};

export const valueResponse = (value: unknown, headers = new Headers()): Response =>
  privateJson({ success: true, value: value ?? null }, 200, headers);

/** Returns the response for a problem, in the API's envelope. `retryAfter` is sent as a header. */
export const problemResponse = (problem: Problem, headers = new Headers()): Response => {
  if (problem.retryAfter !== null) headers.set('Retry-After', String(Math.ceil(problem.retryAfter)));
  const body: Envelope<never> = {
    success: false,
    message: problem.message,
    code: problem.code,
    ...(problem.detail === null ? {} : { value: problem.detail }),
    ...(problem.fields === null ? {} : { fields: problem.fields }),
  };
  return privateJson(body, problem.status, headers);
};
