export type Network = 'fast' | 'slow' | 'offline';

/** As long as an answer takes on a bad day of a slow phone network. */
const SLOW_MS = 3_000;

/** What lies between a page and the platform. */
export interface Line {
  readonly set: (network: Network) => void;
  readonly through: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

let isHidden = false;

/** Whether the browser says that it has a line; what a test has said itself stays. */
const hideLine = (hidden: boolean): void => {
  if (hidden === isHidden) return;
  isHidden = hidden;
  if (hidden) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, 'onLine');
};

/** Fast until it is set: what a story starts with has no wait. */
export const createLine = (): Line => {
  let network: Network = 'fast';
  return {
    set: (next) => {
      network = next;
      hideLine(next === 'offline');
    },
    through: (fetch) => async (input, init) => {
      if (network === 'offline') throw new TypeError('Failed to fetch');
      if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return fetch(input, init);
    },
  };
};
