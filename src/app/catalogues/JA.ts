/** Every text of the site in JA, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/JA.json', '../../features/*/texts/JA.json'],
  { eager: true, import: 'default' },
);
