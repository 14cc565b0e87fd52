import { useState } from 'react';

const PAGE = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

export interface ActiveRow {
  /** -1: none, the box itself. */
  readonly active: number;
  readonly setActive: (row: number) => void;
  /** Moves as a key says; `false` where the key does not. */
  readonly step: (key: string) => boolean;
}

/** The row of a list that the keys of a box move over. Arrows go round by way of the box, longer steps end at the ends. */
export const useActiveRow = (count: number): ActiveRow => {
  const [kept, setActive] = useState(-1);
  const active = kept < count ? kept : -1;
  return {
    active,
    setActive,
    step: (key) => {
      const step = STEPS[key];
      if (step === undefined || count === 0) return false;
      const next =
        Math.abs(step) === 1
          ? ((active + 1 + step + count + 1) % (count + 1)) - 1
          : Math.max(0, Math.min(count - 1, active + step));
      setActive(next);
      return true;
    },
  };
};
