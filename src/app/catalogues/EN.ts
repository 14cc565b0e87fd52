/** The texts in EN of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/EN.json', '../../features/*/texts/EN.json', '!../../texts/{fields,passkeys,rules}/EN.json'],
  { eager: true, import: 'default' },
);
