/** The texts in TH of all but forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/TH.json', '../../features/*/texts/TH.json', '!../../texts/{fields,passkeys,rules}/TH.json'],
  { eager: true, import: 'default' },
);
