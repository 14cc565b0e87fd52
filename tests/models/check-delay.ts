import { act } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { operationMachine } from '#machines/operation/operation.machine.ts';

const DELAY_MS = operationMachine.implementations.delays['untilNextCheck'];
type Timer = ReturnType<typeof setTimeout>;

/**
 * Suspends the delay before an operation's outcome is queried again; the returned function ends the delay. Call `stopCheckDelay` at the top level of
 * a test file, because it registers hooks.
 */
export const stopCheckDelay = (): (() => Promise<void>) => {
  const { setTimeout, clearTimeout } = globalThis;
  const stopped = new Map<Timer, () => void>();
  const start = (call: () => void, ms?: number, ...args: []): Timer => {
    if (ms !== DELAY_MS) return setTimeout(call, ms, ...args);
    const timer = setTimeout(() => undefined);
    stopped.set(timer, call);
    return timer;
  };
  const clear = (timer?: Timer): void => {
    if (timer !== undefined) stopped.delete(timer);
    clearTimeout(timer);
  };
  beforeAll(() => void Object.assign(globalThis, { setTimeout: start, clearTimeout: clear }));
  afterAll(() => void Object.assign(globalThis, { setTimeout, clearTimeout }));
  return () =>
    act(async () => {
      if (stopped.size === 0) throw new Error('no operation is waiting for its next check');
      const calls = [...stopped.values()];
      stopped.clear();
      for (const call of calls) call();
    });
};
