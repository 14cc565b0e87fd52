import { useCallback, useState, type RefCallback } from 'react';
import { nearViewport } from '#src/lib/near-viewport.ts';
import { recentSet } from '#src/lib/recent-set.ts';
import { LAZY } from './lazy-defaults.ts';

const whenNear = nearViewport(LAZY.preload, LAZY.throttleMs);
const loaded = recentSet<string>(LAZY.cache);

/** Remembers that the picture at `src` was loaded: it waits no more. */
export const rememberLoaded = (src: string): void => loaded.add(src);

/** Whether what stands in a box came near the window, and once near stays so; a picture that was `loaded` before is near at once. One observer watches all boxes: an effect of each would cost more than a picture. */
export const useNear = (src: string | null, eager = false): readonly [near: boolean, box: RefCallback<Element>] => {
  const [near, setNear] = useState(eager || (src !== null && loaded.has(src)));
  const box = useCallback(
    (element: Element | null) => (element === null || near ? undefined : whenNear(element, () => setNear(true))),
    [near],
  );
  return [near, box];
};
