import { deviceNow } from '#schemas/platform-clock.ts';

const CHECK_MS = 1000;
/** Larger than any difference that late timers or small clock corrections cause. */
const JUMP_MS = 2000;

/**
 * Calls `ask` when the device's clock jumps because it was set or the device slept, so that the next response can update the platform's time. Returns
 * a function that stops the watch.
 */
export const watchClock = (ask: () => void): (() => void) => {
  const readLead = (): number => deviceNow() - performance.now();
  let lead = readLead();
  const check = (): void => {
    const now = readLead();
    if (Math.abs(now - lead) > JUMP_MS) ask();
    lead = now;
  };
  const timer = setInterval(check, CHECK_MS);
  document.addEventListener('visibilitychange', check);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', check);
  };
};
