/** Every text of the site in TY, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/TY.json', '../../features/*/texts/TY.json'],
  { eager: true, import: 'default' },
);
