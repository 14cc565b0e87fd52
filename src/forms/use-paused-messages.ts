import { useEffect, useRef } from 'react';
import type { FormStore } from './form-store.ts';

const MAX_PRESS_MS = 1000;

/**
 * For `onPointerDown` of a form. Pressing a button blurs a field, whose message would then move the button away before the click, so
 * messages wait until the press ends. The limit is for native select pickers, which may swallow `pointerup`.
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
