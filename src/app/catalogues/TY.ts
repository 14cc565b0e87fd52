import { catalogue as forms } from './forms/TY.ts';

/** All texts of the site in TY, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/TY.json', '../../features/*/texts/TY.json', '!../../texts/{fields,passkeys,rules}/TY.json'],
    { eager: true, import: 'default' },
  ),
};
