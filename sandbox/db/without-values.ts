import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns an error that is safe to log: a failed statement keeps its text and reason, but not its values, which may be names, codes or a mailed
 * password. Any other error is returned unchanged.
 */
export const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof DrizzleQueryError)) return error;
  const logged = new Error(`${error.cause?.message ?? 'unknown'}: ${error.query}`);
  logged.name = 'FailedQuery';
  const frames = error.stack?.indexOf('\n    at ') ?? -1;
  logged.stack = `${String(logged)}${frames === -1 ? '' : error.stack?.slice(frames)}`;
  return logged;
};
