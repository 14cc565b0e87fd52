import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref to the latest value, for listeners and timers that are set up once. Read the ref in events, not during render. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
