/** The texts in CN of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/CN.json', '../../features/*/texts/CN.json', '!../../texts/{fields,passkeys,rules}/CN.json'],
  { eager: true, import: 'default' },
);
