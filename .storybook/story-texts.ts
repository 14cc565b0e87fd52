import { completeTexts, fallbackChain, type Catalogues } from '#schemas/language-packs/check-pack.ts';
import { pseudoTexts } from '#schemas/language-packs/pseudo-texts.ts';
import { languageInfoOf, type LanguageFile } from '#schemas/language-packs/language-info.ts';
import { BASE_LANGUAGE, htmlLang, setLanguages, type Language } from '#schemas/languages.ts';
import type { TextTable, TextTables } from '#src/texts/create-i18n.ts';

const files = import.meta.glob<LanguageFile>('../languages/*/language.json', { eager: true, import: 'default' });
const tables = import.meta.glob<TextTable>('../languages/*/site/*.json', { import: 'default' });

const codeOf = (path: string): Language => /languages\/([^/]+)\//.exec(path)?.[1] ?? '';
const namespaceOf = (path: string): string => /([^/]+)\.json$/.exec(path)?.[1] ?? '';

const languageFiles = new Map(Object.entries(files).map(([path, file]) => [codeOf(path), file]));
setLanguages(Object.fromEntries([...languageFiles].map(([code, file]) => [code, languageInfoOf(file)])));

/** All text namespaces of the site. */
export const namespaces: readonly string[] = Object.keys(tables)
  .filter((path) => codeOf(path) === BASE_LANGUAGE)
  .map(namespaceOf);

const readFiles = async (language: Language): Promise<Catalogues> =>
  new Map(
    await Promise.all(
      Object.entries(tables)
        .filter(([path]) => codeOf(path) === language)
        .map(async ([path, load]) => [namespaceOf(path), await load()] as const),
    ),
  );

const read = async (language: Language): Promise<Catalogues> => {
  const file = languageFiles.get(language);
  if (file?.pseudo !== true) return readFiles(language);
  return new Map([...(await readOnce(BASE_LANGUAGE))].map(([name, table]) => [name, pseudoTexts(table, file.tag)]));
};

const loaded = new Map<Language, Promise<Catalogues>>();
const readOnce = (language: Language): Promise<Catalogues> => {
  const texts = loaded.get(language) ?? read(language);
  loaded.set(language, texts);
  return texts;
};

const complete = async (language: Language): Promise<TextTables> => {
  const chain = [language, ...fallbackChain(language, (each) => languageFiles.get(each)?.fallback)];
  const [base, ...texts] = await Promise.all([BASE_LANGUAGE, ...chain].map(readOnce));
  return Object.fromEntries(completeTexts(htmlLang(language), base ?? new Map(), texts));
};

const completed = new Map<Language, Promise<TextTables>>();

/** Loads all of the site's texts in a language from the sources, for stories and tests. */
export const loadTexts = (language: Language): Promise<TextTables> => {
  const texts = completed.get(language) ?? complete(language);
  completed.set(language, texts);
  return texts;
};
