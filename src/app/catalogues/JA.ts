/** The texts in JA of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/JA.json', '../../features/*/texts/JA.json', '!../../texts/{fields,passkeys,rules}/JA.json'],
  { eager: true, import: 'default' },
);
