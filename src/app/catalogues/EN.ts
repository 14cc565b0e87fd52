import { catalogue as forms } from './forms/EN.ts';

/** All texts of the site in EN, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/EN.json', '../../features/*/texts/EN.json', '!../../texts/{fields,passkeys,rules}/EN.json'],
    { eager: true, import: 'default' },
  ),
};
