let markHydrated: () => void = () => undefined;
// On a server, all markup still has to be hydrated.
let hydrating = typeof document === 'undefined';
let pending = 0;

/** Resolves once every boundary of the prerendered page is hydrated; text that changed before then would not match the markup. */
export const whenHydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** Starts hydration. Until the last boundary is hydrated, components first render the content of the prerendered markup. */
export const beginHydration = (): void => {
  hydrating = true;
};

export const isHydrating = (): boolean => hydrating;

const count = (by: 1 | -1): void => {
  pending += by;
  // Wait for a microtask, because StrictMode undoes and repeats each effect during development.
  queueMicrotask(() => {
    if (pending > 0) return;
    hydrating = false;
    markHydrated();
  });
};

/** An effect that counts a mounted boundary whose content is not yet hydrated. */
export const boundaryPending = (): (() => void) => {
  count(1);
  return () => count(-1);
};

/** An effect that marks the content of a boundary as hydrated. */
export const boundaryHydrated = (): (() => void) => {
  count(-1);
  return () => count(1);
};
