import type EN from '#languages/EN/server.json';
import type { LanguagePack } from './languages.ts';

/** Returns a text of the pages and files that the server makes by itself. */
export const serverText = ({ catalogues }: LanguagePack, key: keyof typeof EN): string =>
  catalogues.get('server')?.[key] ?? key;
