import { neededKeys, type Catalogue } from './text-form.ts';

/** Hebrew letters in place of Latin ones, so that a text is laid out from right to left but developers can still read it. */
const LETTERS = 'אבגדהוזחטיכלמנסעפצקרשתםןףץ';

const KEPT = /\{\{[^}]*\}\}|\{\w+\}|\((?:min|max)\)|<[^>]*>/;

const mirrored = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => LETTERS[(letter.toLowerCase().codePointAt(0) ?? 97) - 97] ?? letter);

/** Converts a text to letters of a right-to-left script. Placeholders and tags are kept. */
const mirroredText = (text: string): string =>
  text
    .split(new RegExp(`(${KEPT.source})`))
    .map((part) => (KEPT.test(part) ? part : mirrored(part)))
    .join('');

/** Generates the texts of a right-to-left pseudo-language from those of the base language, in the plural forms of its tag. */
export const pseudoTexts = (base: Catalogue, tag: string): Catalogue =>
  Object.fromEntries([...neededKeys(base, tag)].map(([key, source]) => [key, mirroredText(base[source] ?? '')]));
