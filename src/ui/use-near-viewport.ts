import { useCallback, useState, type RefCallback } from 'react';
import { savesData } from '#src/lib/saves-data.ts';
import { createViewportObserver } from '#src/lib/viewport-observer.ts';

/** Attempts per lazy image (one in the header), preload distance in viewports, milliseconds between checks, and remembered URLs. */
export const LAZY_IMAGE = { attempts: 3, headerAttempts: 1, preload: 1.3, throttleMs: 200, cache: 200 } as const;

/** Creates a set that keeps the `limit` most recently added values. */
export const createLruSet = <T>(
  limit: number,
): { has: (value: T) => boolean; add: (value: T) => void; readonly size: number } => {
  const values = new Set<T>();
  return {
    has: (value) => values.has(value),
    add: (value) => {
      values.delete(value);
      values.add(value);
      for (const oldest of values) {
        if (values.size <= limit) break;
        values.delete(oldest);
      }
    },
    get size() {
      return values.size;
    },
  };
};

/** Nothing is preloaded for a player who saves data. */
const observeNear = createViewportObserver(savesData() ? 1 : LAZY_IMAGE.preload, LAZY_IMAGE.throttleMs);
const loaded = createLruSet<string>(LAZY_IMAGE.cache);

/** Remembers that the image at `src` has loaded, so that it renders immediately next time. */
export const rememberLoaded = (src: string): void => loaded.add(src);

/**
 * Returns whether an element has come near the viewport; stays `true` from then on, and starts `true` for an image that loaded before. All elements
 * share one observer, attached through a ref callback, which is cheaper than an effect for each element.
 */
export const useNearViewport = (
  src: string | null,
  eager = false,
): readonly [near: boolean, box: RefCallback<Element>] => {
  const [near, setNear] = useState(eager || (src !== null && loaded.has(src)));
  const box = useCallback(
    (element: Element | null) => (element === null || near ? undefined : observeNear(element, () => setNear(true))),
    [near],
  );
  return [near, box];
};
