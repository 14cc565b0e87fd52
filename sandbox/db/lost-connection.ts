/** Codes of a connection that cannot be opened or has ended: of Node, of postgres.js, of PostgreSQL (class 08, ending, starting, no place left). */
const LOST =
  /^(?:E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|08...|57P0[123]|53300)$/;
/** Of a server that is there and refuses: password, role, database. */
const REFUSED = /^(?:28...|3D000)$/;

/** The error itself or one that caused it, whose code matches. */
const findCause = (error: unknown, code: RegExp): Error | null => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && code.test(error.code)) return error;
  const causes: readonly unknown[] = error instanceof AggregateError ? error.errors : [error.cause];
  return causes.map((cause) => findCause(cause, code)).find((found) => found !== null) ?? null;
};

/** Whether an error says that the database went away, and nothing about the request that met it. */
export const isConnectionLost = (error: unknown): boolean => findCause(error, LOST) !== null;

/** Any detail of a refused connection is in the first of its attempts. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : error.message;

/** Why a database server cannot be opened, with its host and port and without its password; any other error as it is. */
export const explainUnreachable = (error: unknown, { hostname, port, pathname }: URL): unknown => {
  const cause = findCause(error, LOST) ?? findCause(error, REFUSED);
  return cause === null
    ? error
    : new Error(
        `DATABASE_URL: the database ${pathname.slice(1)} at host ${hostname}, port ${port || '5432'} cannot be opened: ${reasonOf(cause)}`,
        { cause: error },
      );
};
