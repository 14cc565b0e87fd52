import { textWidth } from '#schemas/language-packs/text-form.ts';

type Table = Readonly<Record<string, string>>;

const tables = import.meta.glob<Table>('../../languages/*/site/*.json', { eager: true, import: 'default' });

const FILLED_IN = /\{\{[^}]*\}\}|<[^>]*>|\$t\([^)]*\)/g;

const textsIn = (isWanted: (path: string) => boolean): readonly string[] =>
  Object.entries(tables)
    .filter(([path]) => isWanted(path))
    .flatMap(([, table]) => Object.values(table))
    .map((text) => text.replaceAll(FILLED_IN, '').trim())
    .toSorted((one, other) => textWidth(other) - textWidth(one));

/** Every site text in every language, widest first. */
export const longestTexts: readonly string[] = textsIn(() => true);

const THAI_ALONE = textsIn((path) => path.includes('/TH/'))
  .join('')
  .replaceAll(/[^\u0E01-\u0E3A\u0E40-\u0E4E]/g, '');

/** Returns `letters` characters of real Thai without spaces; a browser without a Thai dictionary finds no line break in them. */
export const thaiAlone = (letters: number, from = 0): string => THAI_ALONE.slice(from, from + letters);

/** Returns the widest site text that fits into this width. */
export const textOfWidth = (room: number): string => longestTexts.find((text) => textWidth(text) <= room) ?? '';
