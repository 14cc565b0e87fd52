import { useEffect, useRef, type RefObject } from 'react';

/** A ref to the latest value, for listeners and timers that are set up once. Read it in events, not during render. */
export const useLatest = <T>(value: T): RefObject<T> => {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
};
