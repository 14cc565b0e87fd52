import type { Sandbox } from '#sandbox/sandbox.ts';

const EVERY_MS = 30_000;

/** Pays the agents of a served sandbox at the end of each settlement period, without waiting for a request. Returns a function that stops this. */
export const keepSettling = (sandbox: Pick<Sandbox, 'settle'>): (() => Promise<void>) => {
  let running = sandbox.settle();
  const timer = setInterval(() => {
    running = running.then(() => sandbox.settle());
  }, EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return running;
  };
};
