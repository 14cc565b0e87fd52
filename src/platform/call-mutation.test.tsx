import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Type } from 'typebox';
import { beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#schemas/call.ts';
import { Problem } from '#schemas/problem.ts';
import { writeSession } from '#src/lib/browser-storage.ts';
import { provide, ServicesProvider } from '#src/lib/services.tsx';
import { turns } from '#tests/support/turns.ts';
import { createMutateCall, mutateCallService } from './call-mutation.ts';
import { useCallMutation } from './use-call-mutation.ts';
import type { Client } from './client.ts';
import { IdempotencyKey } from './idempotency-key.ts';
import { sendOperation } from './operation-outcome.ts';

const rename = endpoint({
  name: 'test.rename',
  requirement: 'calls.rule.post',
  method: 'POST',
  path: '/wps/rename',
  input: Type.Object({ name: Type.String() }),
  output: Type.Object({ name: Type.String() }),
  stales: ['test.name', 'test.names'],
});
const transfer = endpoint({
  ...rename,
  name: 'test.transfer',
  path: '/wps/transfer',
  idempotent: true,
  input: Type.Object({ amount: Type.Number() }),
});

const five = { amount: 5 };
const lost = new Problem({ code: 'network', status: 0, message: '' });
const refused = new Problem({ code: 'validation', status: 400, message: '', fields: { name: 'name_taken' } });

/** Creates a client that returns the `answers` one after another. */
const start = (...answers: readonly (Problem | { readonly name: string })[]) => {
  const queries = new QueryClient();
  for (const name of ['test.name', 'test.names', 'test.other']) queries.setQueryData([name], 'old');
  const keys: (string | undefined)[] = [];
  let at = 0;
  const client = (async (_call: unknown, _input: unknown, options?: { readonly idempotencyKey?: IdempotencyKey }) => {
    keys.push(options?.idempotencyKey?.value);
    const answer = answers[at++];
    if (answer instanceof Problem) throw answer;
    return answer;
  }) as unknown as Client;
  const stale = (): readonly string[] =>
    ['test.name', 'test.names', 'test.other'].filter((name) => queries.getQueryState([name])?.isInvalidated === true);
  return { queries, keys, stale, mutateCall: createMutateCall(client, queries) };
};

beforeEach(() => sessionStorage.clear());

test('a successful call invalidates the queries that it names and no others', async () => {
  const { mutateCall, stale } = start({ name: 'ana' });
  expect(await mutateCall(rename, { name: 'ana' })).toEqual({ name: 'ana' });
  expect(stale()).toEqual(['test.name', 'test.names']);
});

test('a refused call invalidates nothing, but a call whose response was lost invalidates the queries', async () => {
  const { mutateCall, stale } = start(refused, lost);
  await expect(mutateCall(rename, { name: 'ana' })).rejects.toBe(refused);
  expect(stale()).toEqual([]);
  await expect(mutateCall(rename, { name: 'ana' })).rejects.toBe(lost);
  expect(stale()).toEqual(['test.name', 'test.names']);
});

test('a refused operation invalidates the queries, because the page shows outdated data', async () => {
  const { mutateCall, stale } = start(refused);
  const pay = sendOperation(mutateCall, { call: transfer, input: five });
  await expect(pay).rejects.toBe(refused);
  expect(stale()).toEqual(['test.name', 'test.names']);
});

test('an operation keeps its idempotency key across retries and a reload until its outcome is known', async () => {
  const { mutateCall, keys } = start(lost, { name: '' }, refused, { name: '' });
  const pay = () => sendOperation(mutateCall, { call: transfer, input: five });
  await pay().catch(() => undefined);
  await pay();
  await pay().catch(() => undefined);
  await pay();
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

test.each([500, 502, 503, 504])('an operation that failed with status %i keeps its idempotency key', async (status) => {
  const { mutateCall, keys } = start(new Problem({ code: 'internal', status, message: '' }), { name: '' });
  const pay = () => sendOperation(mutateCall, { call: transfer, input: five });
  await pay().catch(() => undefined);
  await pay();
  expect(keys[1]).toBe(keys[0]);
});

test.each([
  ['cannot be read', 'malformed', 200],
  ['reports that the first request is still in progress', 'in_flight', 409],
])('an operation keeps its idempotency key if its response %s', async (_answer, code, status) => {
  const { mutateCall, keys, stale } = start(new Problem({ code, status, message: '' }), { name: '' });
  const pay = () => sendOperation(mutateCall, { call: transfer, input: five });
  await pay().catch(() => undefined);
  expect(stale()).toEqual(['test.name', 'test.names']);
  await pay();
  expect(keys[1]).toBe(keys[0]);
});

test('the next member in a tab neither sees nor repeats an operation of the previous member', () => {
  writeSession('customerId', '7');
  const { value } = IdempotencyKey.of(transfer, five);
  writeSession('customerId', '8');
  expect(IdempotencyKey.pending(transfer)).toEqual([]);
  expect(IdempotencyKey.of(transfer, five).value).not.toBe(value);
  writeSession('customerId', '7');
  expect([IdempotencyKey.pending(transfer), IdempotencyKey.of(transfer, five).value]).toEqual([[five], value]);
});

test('a call refuses the idempotency key of another call', async () => {
  const { mutateCall, keys } = start({ name: '' });
  const key = IdempotencyKey.of({ ...transfer, name: 'test.other' }, five);
  await expect(mutateCall(transfer, { amount: 5 }, { idempotencyKey: key })).rejects.toThrow('test.other');
  expect(keys).toEqual([]);
});

const transferWith = endpoint({
  name: 'test.transferWith',
  requirement: 'calls.rule.post',
  method: 'POST',
  path: '/wps/transferWith',
  idempotent: true,
  secrets: ['password'],
  input: Type.Object({ to: Type.String(), amount: Type.Number(), password: Type.String() }),
  output: Type.Null(),
});

test('an operation is identified by its input without secrets, in any key order, and every open operation is listed', () => {
  const key = IdempotencyKey.of(transferWith, { to: 'ana', amount: 5, password: '246810' });
  expect(IdempotencyKey.of(transferWith, { password: '135791', amount: 5, to: 'ana' }).value).toBe(key.value);
  IdempotencyKey.of(transferWith, { to: 'ben', amount: 5, password: '246810' });
  writeSession('operation::test.transferWith something else', 'a-key');
  const pending = IdempotencyKey.pending(transferWith);
  expect(pending).toHaveLength(2);
  expect(pending).toEqual(
    expect.arrayContaining([
      { to: 'ana', amount: 5 },
      { to: 'ben', amount: 5 },
    ]),
  );
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('246810');
});

test('a different amount is a different operation with a different idempotency key', () => {
  expect(IdempotencyKey.of(transfer, five).value).not.toBe(IdempotencyKey.of(transfer, { amount: 6 }).value);
});

const draw = ({ mutateCall, queries }: ReturnType<typeof start>, onSuccess: (name: string) => void) => {
  function Rename() {
    const { run, busy, problem, fieldErrors } = useCallMutation(rename, { onSuccess: ({ name }) => onSuccess(name) });
    return (
      <button type="button" disabled={busy} onClick={() => run({ name: 'ana' })}>
        {`${problem?.code ?? 'no problem'} ${fieldErrors['name'] ?? ''}`}
      </button>
    );
  }
  render(
    <QueryClientProvider client={queries}>
      <ServicesProvider services={[provide(mutateCallService, mutateCall)]}>
        <Rename />
      </ServicesProvider>
    </QueryClientProvider>,
  );
  return async () => {
    await act(async () => screen.getByRole('button').click());
    await act(() => turns(2));
    return screen.getByRole('button').textContent;
  };
};

test('a screen gets the outcome of its call: the problem with the refused fields, or the value', async () => {
  const onSuccess = vi.fn<(name: string) => void>();
  const press = draw(start(refused, { name: 'ana' }), onSuccess);
  expect(await press()).toBe('validation name_taken');
  expect(onSuccess).not.toHaveBeenCalled();
  expect(await press()).toBe('no problem ');
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('ana');
});
