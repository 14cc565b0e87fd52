import { writeCookie } from '#src/lib/browser-storage.ts';

/** Matches the storage keys of Storybook itself and of dropped brands. */
const OWN_KEYS = /story/i;

/** Clears what the previous story's site stored in the browser. */
export const clearBrowserStorage = (): void => {
  for (const key of Object.keys(localStorage)) if (!OWN_KEYS.test(key)) localStorage.removeItem(key);
  for (const cookie of document.cookie.split('; ')) writeCookie(cookie.split('=')[0] ?? '', null);
};
