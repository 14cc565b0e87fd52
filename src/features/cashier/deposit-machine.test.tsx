import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { DepositOrder } from '#schemas/cashier.ts';
import { Problem } from '#schemas/problem.ts';
import type { FetchCall } from '#src/platform/fetch-call.ts';
import { PENDING_ORDER } from '#tests/support/deposit-order.ts';
import { createDepositMachine } from './deposit-machine.ts';

const paid: DepositOrder = { ...PENDING_ORDER, status: 'SUCCESS' };
const problem = (status: number, code: string, retryAfter?: number) =>
  new Problem({ code, status, message: '', retryAfter });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Opens the order. Each poll gets the next of the answers; the last answer is repeated. */
const watching = async (...answers: readonly (DepositOrder | Problem)[]) => {
  const fetched = vi.fn(async () => {
    const answer = answers[Math.min(fetched.mock.calls.length, answers.length) - 1];
    if (answer instanceof Problem) throw answer;
    return answer;
  });
  const machine = createDepositMachine({
    mutateCall: () => Promise.reject(new Error('nothing is sent in this test')),
    fetchCall: fetched as unknown as FetchCall,
    onSettled: () => undefined,
  });
  const actor = createActor(machine, { input: { open: [] } }).start();
  actor.send({ type: 'order.open', order: PENDING_ORDER });
  await vi.advanceTimersByTimeAsync(0);
  return { actor, fetched };
};

test.each([
  [0, 'network'],
  [200, 'malformed'],
  [400, 'unknown'],
  [403, 'unknown'],
  [404, 'unknown'],
  [409, 'in_flight'],
  [429, 'too_many_requests'],
  [503, 'maintenance'],
] as const)('a poll answered with status %i (%s) keeps the payment on the screen', async (status, code) => {
  const { actor } = await watching(problem(status, code), paid);
  expect(actor.getSnapshot().value).toBe('paying');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(actor.getSnapshot().value).toBe('paid');
});

test.each([
  [401, 'not_logged_in'],
  [403, 'region_blocked'],
  [404, 'not_found'],
] as const)('a poll refused with status %i (%s) ends the payment with the reason', async (status, code) => {
  const { actor, fetched } = await watching(problem(status, code));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([actor.getSnapshot().value, actor.getSnapshot().context.problem?.code]).toEqual(['choosing', code]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('after a poll that is answered with a wait, the next poll is sent after that wait, even if the page becomes visible earlier', async () => {
  const { actor, fetched } = await watching(problem(429, 'too_many_requests', 20), paid);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(19_999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().value).toBe('paid');
});

test('a poll that is answered with a wait of a day is repeated after a minute', async () => {
  const { actor } = await watching(problem(429, 'too_many_requests', 86_400), paid);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(actor.getSnapshot().value).toBe('paying');
  await vi.advanceTimersByTimeAsync(1);
  expect(actor.getSnapshot().value).toBe('paid');
});

test('when the page becomes visible, the order is polled at once', async () => {
  const { actor } = await watching(PENDING_ORDER, paid);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(actor.getSnapshot().value).toBe('paid');
});
