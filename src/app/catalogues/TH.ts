import { catalogue as forms } from './forms/TH.ts';

/** All texts of the site in TH, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/TH.json', '../../features/*/texts/TH.json', '!../../texts/{fields,passkeys,rules}/TH.json'],
    { eager: true, import: 'default' },
  ),
};
