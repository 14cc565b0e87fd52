/** Checks whether the browser reports that it is offline. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
