import { useEffect, useState, type RefObject } from 'react';

/** Whether `ref` fills the screen, and the switch for it; `canFill` is false where the browser has no such thing (iPhones). */
export const useFullScreen = (
  ref: RefObject<HTMLElement | null>,
): { readonly full: boolean; readonly canFill: boolean; readonly toggle: () => void } => {
  const [full, setFull] = useState(false);
  useEffect(() => {
    const changed = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current);
    document.addEventListener('fullscreenchange', changed);
    return () => document.removeEventListener('fullscreenchange', changed);
  }, [ref]);
  const toggle = (): void => {
    const change = full ? document.exitFullscreen() : ref.current?.requestFullscreen();
    change?.catch(() => undefined);
  };
  return { full, canFill: typeof document !== 'undefined' && document.fullscreenEnabled, toggle };
};
