import type { Sandbox } from '#sandbox/sandbox.ts';

const EVERY_MS = 30_000;

/** Lets a served sandbox pay agents when periods end, whether or not somebody asks; returns what ends it. */
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
