import { catalogue as forms } from './forms/VI.ts';

/** All texts of the site in VI, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/VI.json', '../../features/*/texts/VI.json', '!../../texts/{fields,passkeys,rules}/VI.json'],
    { eager: true, import: 'default' },
  ),
};
