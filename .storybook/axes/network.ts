export type NetworkMode = 'fast' | 'slow' | 'offline';

/** The response time of a slow mobile network on a bad day. */
const SLOW_MS = 3_000;

/** The simulated network between a story and its answers. */
export interface Network {
  readonly set: (mode: NetworkMode) => void;
  readonly wrap: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch;
}

let isHidden = false;

/** Overrides `navigator.onLine` while offline; keeps an override set by a test. */
const setOffline = (hidden: boolean): void => {
  if (hidden === isHidden) return;
  isHidden = hidden;
  if (hidden) Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  else Reflect.deleteProperty(navigator, 'onLine');
};

/** Creates a network that is fast until it is slowed down, so that a story's setup does not wait. */
export const createNetwork = (): Network => {
  let mode: NetworkMode = 'fast';
  return {
    set: (next) => {
      mode = next;
      setOffline(next === 'offline');
    },
    wrap: (fetch) => async (input, init) => {
      if (mode === 'offline') throw new TypeError('Failed to fetch');
      if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
      return fetch(input, init);
    },
  };
};
