/** Lets timers without delay run, and what they cause: for a test that something does not happen. */
export const turns = async (count = 20): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve));
};

/** Resolves after each timer of the same length that was set before. */
export const afterAsLong = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
