import type { BrowserContext } from 'playwright';

/** Thrown if a page does not answer the browser, for example because one of its scripts never ends. */
export class PageStuck extends Error {
  constructor() {
    super('the page does not respond');
    this.name = 'PageStuck';
  }
}

/** How long a page may take to answer. It is much longer than the work itself, because the machine may be slow. */
const LONGEST_ANSWER_MS = 15_000;

/** Resolves to the answer of a page. Rejects with `PageStuck` if it takes too long, because the browser itself sets no limit. */
export const inTime = async <Value>(answer: Promise<Value>, longest: number = LONGEST_ANSWER_MS): Promise<Value> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PageStuck()), longest);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Closes a window. One that does not close in time is left to the end of the browser. */
export const closeWindow = async (context: Pick<BrowserContext, 'close'>): Promise<void> => {
  try {
    await inTime(context.close());
  } catch (error) {
    if (!(error instanceof PageStuck)) throw error;
  }
};
