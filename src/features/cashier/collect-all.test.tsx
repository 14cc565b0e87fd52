import { beforeEach, expect, test } from 'vitest';
import type { Call } from '#schemas/call.ts';
import { operationOutcome } from '#schemas/calls/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import type { MutateCall } from '#src/platform/call-mutation.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { IdempotencyKey } from '#src/platform/idempotency-key.ts';
import { walletTransfer } from '#schemas/calls/account.ts';
import { collectAll } from './collect-all.ts';

const balances = { sumBalance: 0, wallets: [] };
const done = { state: 'DONE', value: balances };
const problem = (status: number, code: string) => new Problem({ code, status, message: '' });
const lost = problem(0, 'network');
const refused = problem(422, 'insufficient_funds');
const from = (accountTypeId: number, amount: number) => ({
  fromAccountTypeId: accountTypeId,
  toAccountTypeId: 0,
  amount,
});

beforeEach(() => sessionStorage.clear());

interface Platform {
  /** The balances of the vendor wallets, by their id. */
  readonly wallets?: Readonly<Record<number, number>>;
  /** The answers to transfers and to queries for an outcome, one after another. */
  readonly transfers?: readonly unknown[];
  readonly outcomes?: readonly unknown[];
}

const collect = async ({ wallets = {}, transfers = [], outcomes = [] }: Platform) => {
  const calls: unknown[] = [];
  const answers = { transfers: [...transfers], outcomes: [...outcomes] };
  const mutateCall = async (call: Call, input: unknown) => {
    const isOutcome = call.name === operationOutcome.name;
    calls.push(isOutcome ? 'outcome' : input);
    const answer = (isOutcome ? answers.outcomes : answers.transfers).shift();
    if (answer instanceof Problem) throw answer;
    return answer;
  };
  const list = Object.entries(wallets).map(([id, balance]) => ({ accountTypeId: Number(id), balance }));
  const fetchCall = async () => {
    calls.push('balances');
    return { list };
  };
  const { moved, problem: failure } = await collectAll({
    mutateCall: mutateCall as unknown as MutateCall,
    fetchCall: fetchCall as unknown as FetchCall,
  });
  return { moved, problem: failure?.code ?? null, calls };
};

test('the balances of all filled wallets are transferred, as they are now', async () => {
  expect(await collect({ wallets: { 7: 10.5, 8: 0, 9: 3 }, transfers: [balances, balances] })).toEqual({
    moved: [10.5, 3],
    problem: null,
    calls: ['balances', from(7, 10.5), from(9, 3)],
  });
});

test('an earlier transfer is resolved before the balances are loaded, so that its key is not used again', async () => {
  const { value } = IdempotencyKey.of(walletTransfer, from(7, 10.5));
  expect(await collect({ wallets: { 7: 10.5 }, outcomes: [done], transfers: [balances] })).toEqual({
    moved: [10.5, 10.5],
    problem: null,
    calls: ['outcome', 'balances', from(7, 10.5)],
  });
  expect(IdempotencyKey.of(walletTransfer, from(7, 10.5)).value).not.toBe(value);
});

test('an earlier transfer counts as moved only if it was carried out and led to the main wallet', async () => {
  IdempotencyKey.of(walletTransfer, from(7, 1));
  IdempotencyKey.of(walletTransfer, { fromAccountTypeId: 0, toAccountTypeId: 8, amount: 2 });
  const { moved, problem: failure } = await collect({ outcomes: [{ state: 'CLOSED' }, done] });
  expect([moved, failure]).toEqual([[], null]);
});

test.each([
  ['lost', lost, 'network'],
  ['not yet known', { state: 'WORKING' }, 'in_flight'],
])('if the outcome of an earlier transfer is %s, nothing is transferred', async (_, outcome, code) => {
  IdempotencyKey.of(walletTransfer, from(7, 10.5));
  expect(await collect({ wallets: { 7: 10.5 }, outcomes: [outcome] })).toEqual({
    moved: [],
    problem: code,
    calls: ['outcome'],
  });
});

test('after a refusal the amounts that were transferred before it are returned with the reason', async () => {
  expect(await collect({ wallets: { 7: 10.5, 8: 4, 9: 3 }, transfers: [balances, refused] })).toEqual({
    moved: [10.5],
    problem: 'insufficient_funds',
    calls: ['balances', from(7, 10.5), from(8, 4)],
  });
});

test('after a lost response the outcome decides whether the amount was transferred', async () => {
  expect(await collect({ wallets: { 7: 10.5 }, transfers: [lost], outcomes: [done] })).toMatchObject({
    moved: [10.5],
    problem: null,
  });
  expect(await collect({ wallets: { 7: 5 }, transfers: [lost], outcomes: [{ state: 'CLOSED' }] })).toMatchObject({
    moved: [],
    problem: 'not_carried_out',
  });
});
