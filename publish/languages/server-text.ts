import type EN from '#languages/EN/server.json';
import type { LanguagePack } from './languages.ts';

/** Returns a text for the pages and files that the server generates itself. */
export const serverText = ({ catalogues }: LanguagePack, key: keyof typeof EN): string =>
  catalogues.get('server')?.[key] ?? key;
