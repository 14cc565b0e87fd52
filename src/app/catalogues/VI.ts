/** The texts in VI of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/VI.json', '../../features/*/texts/VI.json', '!../../texts/{fields,passkeys,rules}/VI.json'],
  { eager: true, import: 'default' },
);
