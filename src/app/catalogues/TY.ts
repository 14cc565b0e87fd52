/** The texts in TY of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/TY.json', '../../features/*/texts/TY.json', '!../../texts/{fields,passkeys,rules}/TY.json'],
  { eager: true, import: 'default' },
);
