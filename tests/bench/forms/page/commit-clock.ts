/**
 * When React last committed. React's production build tells the hook of its developer tools of every commit, after the page has been changed
 * and layout effects have run; the hook must stand before React is loaded.
 */
export const commitClock = { count: 0, lastAt: 0 };

const hook = {
  supportsFiber: true,
  isDisabled: false,
  inject: () => 1,
  onCommitFiberUnmount: () => undefined,
  onCommitFiberRoot: () => {
    commitClock.count += 1;
    commitClock.lastAt = performance.now();
  },
};
Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
