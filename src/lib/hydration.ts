import { useEffect } from 'react';

let tell: () => void = () => undefined;

/** Settles once the page that came prerendered is React's own: what changes its words before that would not fit the markup. */
export const hydrated = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Stands at the end of what is hydrated last. */
export function HydrationMark() {
  useEffect(() => tell(), []);
  return null;
}
