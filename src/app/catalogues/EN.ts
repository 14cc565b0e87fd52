/** Every text of the site in EN, by file. */
export const catalogue = import.meta.glob<Readonly<Record<string, string>>>(
  ['../../texts/*/EN.json', '../../features/*/texts/EN.json'],
  { eager: true, import: 'default' },
);
