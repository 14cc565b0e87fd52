import type { Sql, TransactionSql } from 'postgres';

type Client = Sql | TransactionSql;
type Work = (client: TransactionSql) => unknown;

/**
 * A client that prepares every statement once a connection. Drizzle asks for that only where a query has a name, and without it the server parses
 * and plans each query again, and the driver waits for its description before it sends the values: a second round trip.
 */
export const prepareStatements = <Given extends Client>(client: Given): Given =>
  new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'unsafe')
        return (query: string, values?: Parameters<Client['unsafe']>[1], options?: object) =>
          target.unsafe(query, values, { ...options, prepare: true });
      if ((name === 'begin' || name === 'savepoint') && typeof value === 'function')
        return (...args: unknown[]): unknown =>
          Reflect.apply(value, target, [
            ...args.slice(0, -1),
            (inner: TransactionSql) => (args.at(-1) as Work)(prepareStatements(inner)),
          ]);
      return value;
    },
  });
