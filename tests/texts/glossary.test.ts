import { expect, test } from 'vitest';
import { TRANSLATED_LANGUAGES } from '#tests/support/languages.ts';
import { GLOSSARY } from './glossary.ts';
import { brandFolders, productFolders, readTexts } from './text-folders.ts';

const withoutValues = (text: string): string => text.replaceAll(/\{\{.*?\}\}/g, '');
/** Returns whether a text is a label, as in a button, title or menu. */
const isLabel = (text: string): boolean => !/[.,;:?!]/.test(text) && text.split(/\s+/).length <= 5;

test.each(Object.entries(GLOSSARY))('a language uses the same word for "%s" in every text', (_, term) => {
  const wrong = [...productFolders, ...brandFolders].flatMap((folder) =>
    TRANSLATED_LANGUAGES.flatMap((language) => {
      const own = term[language];
      if (own === undefined) return [];
      const { word, never } = own;
      const english = readTexts(folder, 'EN');
      return Object.entries(readTexts(folder, language)).flatMap(([key, value]) => {
        const text = withoutValues(value);
        const named = withoutValues(english[key] ?? '');
        const missing = isLabel(named) && term.EN.word.test(named) && !word.test(text);
        return missing || never?.test(text) ? [`${folder} ${language} ${key}: ${value}`] : [];
      });
    }),
  );
  expect(wrong).toEqual([]);
});
