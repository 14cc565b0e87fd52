import { catalogue as forms } from './forms/ID.ts';

/** All texts of the site in ID, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/ID.json', '../../features/*/texts/ID.json', '!../../texts/{fields,passkeys,rules}/ID.json'],
    { eager: true, import: 'default' },
  ),
};
