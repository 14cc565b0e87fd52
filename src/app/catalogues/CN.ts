import { catalogue as forms } from './forms/CN.ts';

/** All texts of the site in CN, by file. */
export const catalogue = {
  ...forms,
  ...import.meta.glob<Readonly<Record<string, string>>>(
    ['../../texts/*/CN.json', '../../features/*/texts/CN.json', '!../../texts/{fields,passkeys,rules}/CN.json'],
    { eager: true, import: 'default' },
  ),
};
