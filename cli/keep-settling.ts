import type { Sandbox } from '#sandbox/sandbox.ts';

const EVERY_MS = 30_000;

/** Makes a served sandbox pay agents when periods end, without waiting for a request. Returns a function that stops the payments. */
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
