/** Lets the browser paint and handle input before the next step. */
export const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Does `work` for each of `items`, in slices of about `ms`; the browser handles input between slices. */
export const inTimeSlices = async <T>(
  items: Iterable<T>,
  work: (item: T) => void,
  ms = 8,
  pause: () => Promise<void> = yieldToMain,
): Promise<void> => {
  let end = performance.now() + ms;
  for (const item of items) {
    work(item);
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + ms;
  }
};
