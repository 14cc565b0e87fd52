/** Lets timers without delay run, and everything that they cause, to test that something does not happen. */
export const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Resolves after all timers of the same length that were set earlier. */
export const afterAsLong = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
