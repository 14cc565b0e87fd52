import { useState } from 'react';

const PAGE = 8;
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE };

export interface ActiveRow {
  /** The index of the active row, or -1 if only the field is active. */
  readonly active: number;
  readonly setActive: (row: number) => void;
  /** Handles an arrow or page key; returns `false` for other keys. */
  readonly step: (key: string) => boolean;
}

/** Tracks the active row of the listbox. Arrow keys go from the last row to the field and from there to the first; page keys stop at the ends. */
export const useActiveRow = (count: number): ActiveRow => {
  const [stored, setActive] = useState(-1);
  const active = stored < count ? stored : -1;
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
