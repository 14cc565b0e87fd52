import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns an error that is safe to log. The error of a failed statement keeps the statement's text and the reason, but not the values, which may be
 * names, codes or e-mailed passwords. Any other error is returned unchanged.
 */
export const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof DrizzleQueryError)) return error;
  const logged = new Error(`${error.cause?.message ?? 'unknown'}: ${error.query}`);
  logged.name = 'FailedQuery';
  const frames = error.stack?.indexOf('\n    at ') ?? -1;
  logged.stack = `${String(logged)}${frames === -1 ? '' : error.stack?.slice(frames)}`;
  return logged;
};
