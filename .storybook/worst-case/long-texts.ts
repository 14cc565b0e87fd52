import { roomOf } from '../axes/longest-texts.ts';

type Table = Readonly<Record<string, string>>;

const tables = import.meta.glob<Table>(['../../src/texts/*/*.json', '../../src/features/*/texts/*.json'], {
  eager: true,
  import: 'default',
});

const FILLED_IN = /\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)/g;

const textsIn = (isWanted: (path: string) => boolean): readonly string[] =>
  Object.entries(tables)
    .filter(([path]) => isWanted(path))
    .flatMap(([, table]) => Object.values(table))
    .map((text) => text.replaceAll(FILLED_IN, '').trim())
    .toSorted((one, other) => roomOf(other) - roomOf(one));

/** Every text of every language that the site has, the one that takes the most room first. */
export const longestTexts: readonly string[] = textsIn(() => true);

const THAI_ALONE = textsIn((path) => path.endsWith('/TH.json'))
  .join('')
  .replaceAll(/[^\u0E01-\u0E3A\u0E40-\u0E4E]/g, '');

/** So many letters of real Thai that no space divides: a browser without a Thai dictionary finds no place to break them. */
export const thaiAlone = (letters: number, from = 0): string => THAI_ALONE.slice(from, from + letters);

/** A text of the site that is about as long as what stands in such a place. */
export const textOfRoom = (room: number): string => longestTexts.find((text) => roomOf(text) <= room) ?? '';
