import type { Sql, TransactionSql } from 'postgres';
import { expect, test } from 'vitest';
import { prepareStatements } from './prepare-statements.ts';

type Call = readonly [client: string, query: string, options: unknown];

/** Creates a client that records the calls made on it, on its transactions and on their savepoints. */
const createClient = (calls: Call[]) => {
  const named = (name: string) => ({
    name,
    unsafe: (query: string, _values: unknown, options: unknown) => calls.push([name, query, options]),
    begin: (mode: string, work: (client: unknown) => unknown) => work(named(`${name} ${mode}`)),
    savepoint: (work: (client: unknown) => unknown) => work(named(`${name} savepoint`)),
  });
  return named('pool') as unknown as Sql & { readonly name: string };
};

test('every statement is prepared, including those in transactions and savepoints', async () => {
  const calls: Call[] = [];
  const client = prepareStatements(createClient(calls));
  await client.unsafe('select 1', []);
  await client.begin('read write', (tx: TransactionSql) =>
    tx.savepoint(async (inner) => {
      await tx.unsafe('select 2', [], { prepare: false });
      await inner.unsafe('select 3');
    }),
  );
  expect(calls).toEqual([
    ['pool', 'select 1', { prepare: true }],
    ['pool read write', 'select 2', { prepare: true }],
    ['pool read write savepoint', 'select 3', { prepare: true }],
  ]);
  expect(client.name).toBe('pool');
});
