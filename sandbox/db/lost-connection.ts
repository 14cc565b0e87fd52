/**
 * Matches the error codes of a connection that cannot be opened or was lost. They come from Node, postgres.js and PostgreSQL (class 08, shutting
 * down, starting up, too many connections).
 */
const LOST =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|08...|57P0[123]|53300)$/;
/** Matches the error codes of a server that can be reached but refuses the password, the role or the database. */
const REFUSED = /^(?:28...|3D000)$/;

/** Returns the first error with a matching code among an error and its causes, or `null` if none matches. */
const findCause = (error: unknown, code: RegExp): Error | null => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && code.test(error.code)) return error;
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.map((cause) => findCause(cause, code)).find((found) => found !== null) ?? null;
};

/** Returns whether an error means that the connection to the database was lost. */
export const isConnectionLost = (error: unknown): boolean => findCause(error, LOST) !== null;

/** Returns why a connection failed. If it was refused, the reason is in the error of the first attempt. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : error.message;

/**
 * Converts the error for a database server that cannot be reached to one that states the host, the port and the reason, but not the password.
 * Returns any other error unchanged.
 */
export const explainUnreachable = (error: unknown, { hostname, port, pathname }: URL): unknown => {
  const cause = findCause(error, LOST) ?? findCause(error, REFUSED);
  return cause === null
    ? error
    : new Error(
        `DATABASE_URL: the database ${pathname.slice(1)} at host ${hostname}, port ${port || '5432'} cannot be opened: ${reasonOf(cause)}`,
        { cause: error },
      );
};
