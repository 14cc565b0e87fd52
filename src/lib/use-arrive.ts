import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/** A new page, or another view of one, starts at its top with the focus on its content; Back and reload stay where the browser puts them. */
export const useArrive = (place: string): void => {
  const type = useNavigationType();
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (type === NavigationType.Pop) return;
    window.scrollTo(0, 0);
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [place, type]);
};
