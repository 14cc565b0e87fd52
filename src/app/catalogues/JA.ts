import { catalogue as forms } from './forms/JA.ts';

/** All texts of the site in JA, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/JA.json', '../../features/*/texts/JA.json', '!../../texts/{fields,passkeys,rules}/JA.json'],
    { eager: true, import: 'default' },
  ),
};
