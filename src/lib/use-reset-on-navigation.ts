import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** Scrolls to the top and focuses the content when `location` changes. Back and reload keep the scroll position that the browser restores. */
export const useResetOnNavigation = (location: string): void => {
  const type = useNavigationType();
  const last = useRef(location);
  useEffect(() => {
    if (last.current === location) return;
    last.current = location;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [location, type]);
};
