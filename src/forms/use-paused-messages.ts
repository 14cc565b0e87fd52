import { useEffect, useRef } from 'react';
import type { FormStore } from './form-store.ts';

const MAX_PRESS_MS = 1000;

/**
 * Returns a handler for `onPointerDown` of a form. Pressing a button blurs a field, and the message of that field would move the button away before
 * the click, so messages are delayed until the pointer is released. There is a time limit, because native select pickers may swallow `pointerup`.
 */
export const usePausedMessages = (store: FormStore): (() => void) => {
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);
  return () => {
    end.current?.();
    store.pauseMessages();
    const over = new AbortController();
    const finish = (): void => {
      over.abort();
      clearTimeout(timer);
      end.current = null;
      setTimeout(() => store.resumeMessages());
    };
    const timer = setTimeout(finish, MAX_PRESS_MS);
    end.current = finish;
    for (const event of ['pointerup', 'pointercancel'])
      addEventListener(event, finish, { signal: over.signal, capture: true });
  };
};
