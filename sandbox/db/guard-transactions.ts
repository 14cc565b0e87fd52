import { setTimeout as wait } from 'node:timers/promises';
import type { Sql, TransactionSql } from 'postgres';
import { isConnectionLost } from './lost-connection.ts';

type Client = Sql | TransactionSql;
type Work = (client: TransactionSql) => unknown;

/** How long the driver may take to notice a closed connection after a failed statement, in milliseconds. */
const CLOSING_MS = 1_000;

const closedError = (): Error =>
  Object.assign(new Error('The connection of the transaction has closed'), { code: 'CONNECTION_CLOSED' });

/**
 * Runs the work of a transaction. If the transaction has already ended, the returned promise never settles; otherwise the driver would try to
 * commit the transaction or roll it back.
 */
const runWork = async (work: Work, client: TransactionSql, isOver: () => boolean): Promise<unknown> => {
  try {
    const value = await work(client);
    if (!isOver()) return value;
  } catch (error) {
    // Gives the driver time to notice that this connection has closed. If a different connection was lost, this transaction must be rolled back.
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
 * Wraps a client so that nothing is sent on a transaction's connection after that connection has closed. The driver itself (3.4.9) would still send
 * statements, such as its rollback; the error of such a write cannot be caught and ends the process.
 */
export const guardTransactions = (client: Sql): Sql => guard(client, () => false);
