/**
 * Error codes of a connection that cannot be opened or has ended, from Node, postgres.js and PostgreSQL (class 08, shutting down, starting up, too
 * many connections).
 */
const LOST =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|08...|57P0[123]|53300)$/;
/** Error codes of a reachable server that refuses the password, role or database. */
const REFUSED = /^(?:28...|3D000)$/;

/** Returns the error, or the first of its causes, whose code matches, or `null` if none does. */
const findCause = (error: unknown, code: RegExp): Error | null => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && code.test(error.code)) return error;
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.map((cause) => findCause(cause, code)).find((found) => found !== null) ?? null;
};

/** Returns whether an error means that the database connection was lost, rather than that the request failed. */
export const isConnectionLost = (error: unknown): boolean => findCause(error, LOST) !== null;

/** Returns the reason; a refused connection has its details in the error of the first attempt. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : error.message;

/** Explains why a database server cannot be opened, with its host and port but without its password; returns any other error unchanged. */
export const explainUnreachable = (error: unknown, { hostname, port, pathname }: URL): unknown => {
  const cause = findCause(error, LOST) ?? findCause(error, REFUSED);
  return cause === null
    ? error
    : new Error(
        `DATABASE_URL: the database ${pathname.slice(1)} at host ${hostname}, port ${port || '5432'} cannot be opened: ${reasonOf(cause)}`,
        { cause: error },
      );
};
