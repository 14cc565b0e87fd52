import { setTimeout as wait } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { isConnectionLost } from './lost-connection.ts';

type Client = Sql | TransactionSql;
type Work = (client: TransactionSql) => unknown;

/** For the driver to see that the connection has closed, after the statement that met it. */
const CLOSING_MS = 1_000;

const closedError = (): Error =>
  Object.assign(new Error('The connection of the transaction has closed'), { code: 'CONNECTION_CLOSED' });

/** Never returns once the transaction is over: the driver would commit it or roll it back. */
const runWork = async (work: Work, client: TransactionSql, isOver: () => boolean): Promise<unknown> => {
  try {
    const value = await work(client);
    if (!isOver()) return value;
  } catch (error) {
    // A lost connection of something else leaves this one to be rolled back.
    if (isConnectionLost(error)) await wait(CLOSING_MS);
    if (!isOver()) throw error;
  }
  return new Promise<never>(() => {});
};

const guard = <Given extends Client>(client: Given, isOver: () => boolean): Given =>
  new Proxy(client, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'unsafe')
        return (...args: unknown[]): unknown => {
          if (isOver()) throw closedError();
          return Reflect.apply(value, target, args);
        };
      if (name === 'begin')
        return (...args: unknown[]): unknown => {
          let over = false;
          const end = (): void => {
            over = true;
          };
          const isEnded = (): boolean => over;
          const work = (inner: TransactionSql) => runWork(args.at(-1) as Work, guard(inner, isEnded), isEnded);
          const transaction = Reflect.apply(value, target, [...args.slice(0, -1), work]) as Promise<unknown>;
          transaction.then(end, end);
          return transaction;
        };
      if (name === 'savepoint')
        return (...args: unknown[]): unknown =>
          Reflect.apply(value, target, [
            ...args.slice(0, -1),
            (inner: TransactionSql) => runWork(args.at(-1) as Work, guard(inner, isOver), isOver),
          ]);
      return value;
    },
  });

/**
 * A client that sends nothing to the connection of a transaction after it has closed. The driver (3.4.9) does, its own rollback included, and the write
 * throws where nobody can catch it, so that a database that goes away ends the process.
 */
export const guardTransactions = (client: Sql): Sql => guard(client, () => false);
