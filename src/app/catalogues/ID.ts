/** Every text of the site in ID, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/ID.json', '../../features/*/texts/ID.json'],
  { eager: true, import: 'default' },
);
