/** Every text of the site in TH, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/TH.json', '../../features/*/texts/TH.json'],
  { eager: true, import: 'default' },
);
