import { act } from '@testing-library/react';
import { afterAll, beforeAll } from 'vitest';
import { operationMachine } from '#machines/operation/operation.machine.ts';

const DELAY_MS = operationMachine.implementations.delays['untilNextCheck'];
type Timer = ReturnType<typeof setTimeout>;

/** Stops the delay before an operation's outcome is asked for again; it is over when the returned function is called. Call it beside the tests. */
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
      if (stopped.size === 0) throw new Error('no operation waits for its next check');
      const calls = [...stopped.values()];
      stopped.clear();
      for (const call of calls) call();
    });
};
