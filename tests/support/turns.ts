/** Lets timers without delay, and everything they cause, run to test that something does not happen. */
export const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Resolves after all earlier timers of the same length. */
export const afterAsLong = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
