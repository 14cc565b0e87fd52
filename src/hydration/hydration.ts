let tell: () => void = () => undefined;
// What is written on a server wakes up later.
let asleep = typeof document === 'undefined';
let sleeping = 0;

/** Settles once the page that came prerendered is React's own: what changes its words before that would not fit the markup. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that a prerendered page is about to wake up, so that its parts first draw what its markup has. */
export const beginHydration = (): void => {
  asleep = true;
};

export const isAsleep = (): boolean => asleep;

const count = (by: 1 | -1): void => {
  sleeping += by;
  // Not at once: while developing, React takes each effect back and does it again in one go.
  queueMicrotask(() => {
    if (sleeping > 0) return;
    asleep = false;
    tell();
  });
};

/** A slice of the page is still markup; what is returned says that it is not any more. */
export const sliceSleeps = (): (() => void) => {
  count(1);
  return () => count(-1);
};

/** A slice woke up; what is returned takes that back, as it is drawn anew. */
export const sliceWakes = (): (() => void) => {
  count(-1);
  return () => count(1);
};
