import { Problem } from '#schemas/problem.ts';

/** The problem of a page over plain http, where a browser neither encrypts nor keeps the cookie of a session; `null` for a secure one. */
export const insecurePage = (): Problem | null =>
  'isSecureContext' in globalThis && !globalThis.isSecureContext
    ? new Problem({ code: 'insecure', status: 0, message: '' })
    : null;
