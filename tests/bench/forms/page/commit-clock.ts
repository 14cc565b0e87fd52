/**
 * The time of React's last commit. React's production build calls its developer-tools hook on every commit, after the DOM has changed and layout
 * effects have run. The hook must exist before React loads.
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
