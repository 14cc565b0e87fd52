/** The key of session storage that says that the page has reloaded by itself. */
export const RELOADED_KEY = 'chunk-reload';
