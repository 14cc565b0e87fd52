import { useEffect } from 'react';

const PRELOAD_DELAY_MS = 200;

/** Most dialogs and toasts report a failure, so their code is loaded before the connection may be lost. */
export const usePreload = (preload: () => Promise<void>): void =>
  useEffect(() => {
    const load = (): void => void preload().catch(() => undefined);
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(load, PRELOAD_DELAY_MS);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(load);
    return () => cancelIdleCallback(idle);
  }, [preload]);
