import { timeoutManager } from '@tanstack/react-query';

/** Pages look again after some seconds, and a request is tried again after most of one: here ten times as soon. Longer and shorter times stay. */
const quick = (ms = 0): number => (ms >= 500 && ms <= 10_000 ? ms / 10 : ms);

timeoutManager.setTimeoutProvider({
  setTimeout: (callback, ms) => setTimeout(callback, quick(ms)),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, ms) => setInterval(callback, quick(ms)),
  clearInterval: (timer) => clearInterval(timer),
});
