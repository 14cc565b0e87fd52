let markHydrated: () => void = () => undefined;
// On a server all markup is still to be hydrated.
let hydrating = typeof document === 'undefined';
let pending = 0;

/** Resolves once every boundary of the prerendered page is hydrated: a text that changes before would not match the markup. */
export const whenHydrated = new Promise<void>((resolve) => {
  markHydrated = resolve;
});

/** Until the last boundary is hydrated, components first render what the prerendered markup shows. */
export const beginHydration = (): void => {
  hydrating = true;
};

export const isHydrating = (): boolean => hydrating;

const count = (by: 1 | -1): void => {
  pending += by;
  // In a microtask, because StrictMode undoes and repeats each effect while developing.
  queueMicrotask(() => {
    if (pending > 0) return;
    hydrating = false;
    markHydrated();
  });
};

/** An effect: a boundary is mounted, its content not yet hydrated. */
export const boundaryPending = (): (() => void) => {
  count(1);
  return () => count(-1);
};

/** An effect: the content of a boundary is hydrated. */
export const boundaryHydrated = (): (() => void) => {
  count(-1);
  return () => count(1);
};
