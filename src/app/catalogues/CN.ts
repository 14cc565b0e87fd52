/** Every text of the site in CN, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/CN.json', '../../features/*/texts/CN.json'],
  { eager: true, import: 'default' },
);
