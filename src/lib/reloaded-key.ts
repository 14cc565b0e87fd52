/** The session storage key that records that the page has reloaded automatically. */
export const RELOADED_KEY = 'chunk-reload';
