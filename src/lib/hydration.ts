import { useEffect } from 'react';

let tell: () => void = () => undefined;
// What is written on a server wakes up later.
let asleep = typeof document === 'undefined';

/** Settles once the page that came prerendered is React's own: what changes its words before that would not fit the markup. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Says that a prerendered page is about to wake up, so that its parts first draw what its markup has. */
export const beginHydration = (): void => {
  asleep = true;
};

export const isAsleep = (): boolean => asleep;

const wake = (): void => {
  asleep = false;
  tell();
};

/** Stands at the end of what is hydrated last. */
export function HydrationMark() {
  useEffect(wake, []);
  return null;
}
