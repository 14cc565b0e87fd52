import { writeCookie } from '#src/lib/browser-storage.ts';

/** The workbench's own, and the dropped brands. */
const OF_THE_WORKBENCH = /story/i;

/** What one story's site kept in the browser is nothing that the next one's visitor brings along. */
export const forgetVisitor = (): void => {
  for (const key of Object.keys(localStorage)) if (!OF_THE_WORKBENCH.test(key)) localStorage.removeItem(key);
  for (const cookie of document.cookie.split('; ')) writeCookie(cookie.split('=')[0] ?? '', null);
};
