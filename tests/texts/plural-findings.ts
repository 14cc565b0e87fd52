import { intlTag, type Language } from '#schemas/languages.ts';
import { TRANSLATED_LANGUAGES } from '#tests/support/languages.ts';
import { readTexts } from './text-folders.ts';

type Table = Readonly<Record<string, string>>;
type Keys = Readonly<Record<string, unknown>>;

const FORM = /^(.*)_(zero|one|two|few|many|other)$/;

export const baseOf = (key: string): string | undefined => FORM.exec(key)?.[1];

/** Returns the name of the text that this key is a plural form of, or `undefined` if the text has no plural forms. */
const pluralName = (table: Keys, key: string): string | undefined => {
  const name = baseOf(key);
  return name !== undefined && Object.hasOwn(table, `${name}_other`) ? name : undefined;
};

/** Returns the names of a catalogue's texts; a text with plural forms counts once. */
export const textNames = (table: Keys): readonly string[] =>
  [...new Set(Object.keys(table).map((key) => pluralName(table, key) ?? key))].toSorted();

/** Returns the names of the texts that have plural forms. */
export const pluralNames = (table: Keys): readonly string[] => [
  ...new Set(Object.keys(table).flatMap((key) => pluralName(table, key) ?? [])),
];

/** Numbers that need no plural form. */
const FIXED: Readonly<Record<string, string>> = {
  age: 'never 1',
  max: 'a limit of the product, never 1',
  most: 'a limit of the product, never 1',
  number: 'the games that were counted so far, never 1',
};

/** English words that end in "s" but are not counted nouns. */
const UNCOUNTED = 'afterwards|gives|goes|has|less|takes|wants|was';
const COUNTED = new RegExp(
  String.raw`\{\{(\w+)\}\} (?!(?:${UNCOUNTED}|of|or|to)\b)(?:[a-z]+ (?!(?:${UNCOUNTED})\b))?[a-z]{2,}s\b`,
  'g',
);

/**
 * Adds the Filipino linker between a number and its noun: a separate "na" after numbers ending in 4, 6 or 9; after other numbers, it is a
 * suffix of the spoken number.
 */
const linked = (one: string): string =>
  one.replace(/(\{\{(?:count|members|points|rows)\}\}) (?!(?:ang|na|pa|pang|sa)\b)/, '$1 na ');

const formFinding = (language: Language, table: Table, name: string): string | null => {
  const wanted = new Intl.PluralRules(intlTag(language)).resolvedOptions().pluralCategories;
  const keys = Object.keys(table).filter((key) => baseOf(key) === name);
  const wantedKeys = wanted.map((form) => `${name}_${form}`);
  if (keys.toSorted().join() !== wantedKeys.toSorted().join()) return `has ${keys.join()}, not ${wantedKeys.join()}`;
  const { [`${name}_one`]: one = '', [`${name}_other`]: other = '' } = table;
  if (language === 'EN' && [...one.matchAll(COUNTED)].length > 0) return `"${one}" has a plural noun`;
  return language === 'TY' && other !== linked(one) ? `"${other}" is not "${linked(one)}"` : null;
};

const bareFindings = (table: Table): readonly string[] =>
  Object.entries(table).flatMap(([key, text]) =>
    pluralName(table, key) === undefined
      ? [...text.matchAll(COUNTED)].flatMap(([phrase, name = '']) =>
          name in FIXED ? [] : [`EN ${key}: "${phrase}" has no plural forms`],
        )
      : [],
  );

/** Returns the findings about a folder's texts with counts, one sentence each. */
export const pluralFindings = (folder: string): readonly string[] => [
  ...bareFindings(readTexts(folder, 'EN')).map((finding) => `${folder} ${finding}`),
  ...TRANSLATED_LANGUAGES.flatMap((language) => {
    const table = readTexts(folder, language);
    return pluralNames(table).flatMap((name) => {
      const finding = formFinding(language, table, name);
      return finding === null ? [] : [`${folder} ${language} ${name}: ${finding}`];
    });
  }),
];
