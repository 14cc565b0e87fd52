import { useEffect, useRef } from 'react';
import type { FormSession } from './form-session.ts';

const LONGEST_PRESS = 1000;

/**
 * For `onPointerDown` of a form. Leaving a field by pressing a button would put a message under the field and move the button away before
 * the press is over, so messages wait until the click is through. A select's own picker may swallow the end of the press: hence the limit.
 */
export const useHeldMessages = (session: FormSession): (() => void) => {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  return () => {
    end.current?.();
    session.hold();
    const over = new AbortController();
    const finish = (): void => {
      over.abort();
      clearTimeout(timer);
      end.current = null;
      setTimeout(() => session.release());
    };
    const timer = setTimeout(finish, LONGEST_PRESS);
    end.current = finish;
    for (const event of ['pointerup', 'pointercancel'])
      addEventListener(event, finish, { signal: over.signal, capture: true });
  };
};
