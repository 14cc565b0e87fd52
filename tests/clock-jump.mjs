/** In milliseconds. Smaller differences are NTP corrections. */
const JUMP_MS = 2000;

/**
 * Starts comparing the wall clock with the monotonic clock, both in milliseconds. The returned function returns by how many seconds the wall clock
 * has jumped since (negative after a jump back), or `null` if it has not jumped.
 */
export const watchClock = (wall = Date.now, monotonic = () => performance.now()) => {
  const ahead = () => wall() - monotonic();
  const before = ahead();
  return () => {
    const jump = ahead() - before;
    return Math.abs(jump) < JUMP_MS ? null : Math.round(jump / 1000);
  };
};
