/** The texts in ID of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/ID.json', '../../features/*/texts/ID.json', '!../../texts/{fields,passkeys,rules}/ID.json'],
  { eager: true, import: 'default' },
);
