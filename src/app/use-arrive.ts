import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** A new page starts at its top with the focus on its content; Back and reload stay where the browser puts them. */
export const useArrive = (path: string): void => {
  const type = useNavigationType();
  const last = useRef(path);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [path, type]);
};
