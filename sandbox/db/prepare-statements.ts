import type { Sql, TransactionSql } from 'postgres';

type Client = Sql | TransactionSql;
type Work = (client: TransactionSql) => unknown;

/**
 * Wraps a client so that every statement is prepared once per connection. Drizzle prepares only named queries. An unprepared query is parsed and
 * planned every time, and needs a second round trip, because the driver waits for the description of the query before it sends the values.
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
