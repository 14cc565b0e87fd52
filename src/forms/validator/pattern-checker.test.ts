import { afterEach, expect, test, vi } from 'vitest';
import { compilePattern } from '#schemas/forms/field-rule-schema.ts';
import { createPatternChecker, type PatternRequest, type PatternWorker } from './pattern-checker.ts';

/** A worker in the same thread. It never answers for the pattern `slow`, like a real worker with catastrophic backtracking. */
class ThreadlessWorker extends EventTarget implements PatternWorker {
  readonly terminate = vi.fn();

  constructor() {
    super();
    this.#say('ready');
  }

  postMessage({ pattern, value }: PatternRequest): void {
    if (pattern !== 'slow') this.#say(compilePattern(pattern)?.test(value) ?? true);
  }

  #say(data: unknown): void {
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }
}

afterEach(() => void vi.useRealTimers());

const start = () => {
  const workers: ThreadlessWorker[] = [];
  const check = createPatternChecker(() => {
    const worker = new ThreadlessWorker();
    workers.push(worker);
    return worker;
  });
  return { check, workers };
};

test('a platform pattern is matched against the whole value [rules.pattern.ids] [rules.pattern.anchor]', async () => {
  const { check } = start();
  expect(await check({ pattern: '(a|b)+z', value: 'abz' })).toBe('fits');
  expect(await check({ pattern: '(a|b)+z', value: 'abzz' })).toBe('fails');
});

test('a pattern that is valid only without the u flag works', async () => {
  expect(await start().check({ pattern: String.raw`[\w-.]+\-x`, value: 'a-.b-x' })).toBe('fits');
});

test('if a pattern takes longer than 50 ms, its worker is terminated and the result is undecided [rules.pattern.ids]', async () => {
  vi.useFakeTimers();
  const { check, workers } = start();
  const decided = vi.fn<(result: string) => void>();
  void check({ pattern: 'slow', value: 'x' }).then(decided);
  // Lets the worker start and receive the request.
  await vi.advanceTimersByTimeAsync(0);
  await vi.advanceTimersByTimeAsync(49);
  expect([decided.mock.calls, workers[0]?.terminate.mock.calls]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(decided).toHaveBeenCalledExactlyOnceWith('undecided');
  expect(workers[0]?.terminate).toHaveBeenCalled();
});

test('after a worker was terminated, the next pattern starts a new one', async () => {
  const { check, workers } = start();
  const [slow, quick] = await Promise.all([
    check({ pattern: 'slow', value: 'x' }),
    check({ pattern: 'a+', value: 'aa' }),
  ]);
  expect([slow, quick, workers.length]).toEqual(['undecided', 'fits', 2]);
});

test('for a very long value or pattern, the result is undecided and no worker is started [rules.pattern.ids]', async () => {
  const { check, workers } = start();
  expect(await check({ pattern: 'a+', value: 'a'.repeat(256) })).toBe('undecided');
  expect(await check({ pattern: 'a'.repeat(513), value: 'a' })).toBe('undecided');
  expect(workers).toEqual([]);
});

test('if workers are not available, the result is undecided', async () => {
  const check = createPatternChecker(() => {
    throw new Error('blocked');
  });
  expect(await check({ pattern: 'a', value: 'a' })).toBe('undecided');
});
