import { Problem } from '#schemas/problem.ts';

/**
 * Returns the problem of a page loaded over plain http, where browsers offer no encryption and reject the session cookie; `null` for a secure page.
 */
export const insecurePage = (): Problem | null =>
  'isSecureContext' in globalThis && !globalThis.isSecureContext
    ? new Problem({ code: 'insecure', status: 0, message: '' })
    : null;
