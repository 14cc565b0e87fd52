/** The VI texts of forms and logins, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  '../../../texts/{fields,passkeys,rules}/VI.json',
  { eager: true, import: 'default' },
);
