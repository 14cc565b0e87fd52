/** Whether the browser says that it is offline. */
export const isOffline = (): boolean => typeof navigator !== 'undefined' && !navigator.onLine;
