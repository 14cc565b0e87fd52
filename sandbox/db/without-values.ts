import { DrizzleQueryError } from 'drizzle-orm';

/**
 * An error as a log may have it: of a failed statement the text and the reason, without the values that it was sent with, which may be names, codes
 * or a mailed password. Any other error is as it was.
 */
export const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof DrizzleQueryError)) return error;
  const logged = new Error(`${error.cause?.message ?? 'unknown'}: ${error.query}`);
  logged.name = 'FailedQuery';
  const frames = error.stack?.indexOf('\n    at ') ?? -1;
  logged.stack = `${String(logged)}${frames === -1 ? '' : error.stack?.slice(frames)}`;
  return logged;
};
