/** Every text of the site in VI, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/VI.json', '../../features/*/texts/VI.json'],
  { eager: true, import: 'default' },
);
