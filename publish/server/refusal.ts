import type { Envelope } from '#schemas/envelope.ts';
import { baseHeaders } from '../headers.ts';

/** A failed answer in the platform's own shape, made by the server in front of it. */
export const refusal = (status: number, code: string, message: string): Response => {
  const envelope: Envelope<never> = { success: false, code, message };
  return Response.json(envelope, { status, headers: { 'Cache-Control': 'no-store', ...baseHeaders(false) } });
};
